import { Line, LineList, Nothing, Section } from '@/shared/detail';
import { money } from '@/shared/format';
import { paymentDetailTexts } from '../detail.texts';
import type { PaymentConceptsFragment } from './PaymentConcepts.generated';

const { concepts: texts, field } = paymentDetailTexts;

type Concept = PaymentConceptsFragment['details'][number];

const labelled = (label: string, value: string | null): string => (value ? `${label} ${value}` : '');

const identifiers = ({ conceptId, externalReference }: Concept): string =>
  [labelled(field.code, conceptId), labelled(field.externalReference, externalReference)].filter(Boolean).join(' · ');

/** What is paid for. */
export const ConceptsSection = ({ payment }: { readonly payment: PaymentConceptsFragment }) => {
  const { details, currencyId } = payment;
  if (details.length === 0) return <Section title={texts.title} aside={<Nothing>{texts.none}</Nothing>} />;
  return (
    <Section title={texts.title}>
      <LineList>
        {details.map((concept, position) => (
          <Line
            key={position}
            title={concept.conceptDescription ?? texts.unnamed}
            detail={identifiers(concept)}
            trailing={money(concept.amount, currencyId)}
          />
        ))}
      </LineList>
    </Section>
  );
};
