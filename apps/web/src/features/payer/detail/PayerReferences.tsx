import { operationPermissions } from '@backoffice/schema/permissions';
import { CollectorName } from '@/domain/collector';
import { useCan } from '@/shared/auth';
import { Line, LongList, Nothing, QuerySection, Section } from '@/shared/detail';
import { identificationText } from '@/domain/identification';
import { payerDetailTexts } from './detail.texts';
import {
  usePayerReferencesOfPayerQuery,
  type PayerPartsFragment,
  type PayerReferencesOfPayerQuery,
} from './PayerPage.generated';

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

const LoadedReferences = ({ id }: { readonly id: string }) => {
  const withCollector = useCan(...operationPermissions['Query.collector']);
  const result = usePayerReferencesOfPayerQuery({ variables: { id, withCollector } });
  return (
    <QuerySection query={result} data={result.data?.payer?.references} texts={texts}>
      {(references) =>
        references.length === 0 ? (
          <Nothing>{texts.none}</Nothing>
        ) : (
          <LongList rows={references} more={texts.more}>
            {(reference) => <ReferenceLine key={reference.id} reference={reference} />}
          </LongList>
        )
      }
    </QuerySection>
  );
};

/**
 * Section with the collectors' references to the payer's e-mail (A59). It has its own query, so a failure affects this
 * section alone.
 */
export const PayerReferences = ({ payer: { id, email } }: { readonly payer: PayerPartsFragment }) => (
  <Section title={texts.title} empty={!email && texts.noEmail}>
    {email && <LoadedReferences id={id} />}
  </Section>
);
