import { operationPermissions } from '@backoffice/schema/permissions';
import { CollectorName } from '@/features/collector';
import { useCan } from '@/shared/auth';
import { AskedPart, Line, LineList, Nothing, Section, ShowMore, useShowMore } from '@/shared/detail';
import { identificationText } from '@/domain/identification';
import { payerDetailTexts } from './detail.texts';
import type { PayerPartsFragment } from './PayerPage.generated';
import { usePayerReferencesOfPayerQuery, type PayerReferencesOfPayerQuery } from './PayerReferences.generated';

const { references: texts } = payerDetailTexts;

type Reference = NonNullable<NonNullable<PayerReferencesOfPayerQuery['payer']>['references']>[number];

const ReferenceLine = ({ reference }: { readonly reference: Reference }) => {
  const { collectorId, collector, name, identification, externalReference } = reference;
  return (
    <Line
      title={<CollectorName id={collectorId} name={collector?.name} />}
      detail={[name, identification && identificationText(identification)].filter(Boolean).join(' · ')}
      trailing={externalReference}
    />
  );
};

const ReferenceLines = ({ references }: { readonly references: readonly Reference[] }) => {
  const { rows, more } = useShowMore(references);
  if (references.length === 0) return <Nothing>{texts.none}</Nothing>;
  return (
    <>
      <LineList>
        {rows.map((reference) => (
          <ReferenceLine key={reference.id} reference={reference} />
        ))}
      </LineList>
      <ShowMore label={texts.more} onMore={more} />
    </>
  );
};

const AskedReferences = ({ id }: { readonly id: string }) => {
  const withCollector = useCan(...operationPermissions['Query.collector']);
  const asked = usePayerReferencesOfPayerQuery({ variables: { id, withCollector } });
  return (
    <Section title={texts.title}>
      <AskedPart asked={asked} part={asked.data?.payer?.references} texts={texts}>
        {(references) => <ReferenceLines references={references} />}
      </AskedPart>
    </Section>
  );
};

/** Under what collectors know the e-mail of a payer (A59). It comes apart and fails alone. */
export const PayerReferences = ({ payer: { id, email } }: { readonly payer: PayerPartsFragment }) =>
  email ? <AskedReferences id={id} /> : <Section title={texts.title} aside={<Nothing>{texts.noEmail}</Nothing>} />;
