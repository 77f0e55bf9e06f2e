import { Line, LineList, Nothing, Section } from '@/shared/detail';
import { money } from '@/shared/format';
import { paymentDetailTexts } from '../detail.texts';
import type { PaymentFeesFragment } from './PaymentFees.generated';

const { fees: texts, field } = paymentDetailTexts;

/** Fees of the platform. Whom they may not be shown was not told of them (A169). */
export const FeesSection = ({ payment: { feeDetails, currencyId } }: { readonly payment: PaymentFeesFragment }) => {
  if (!feeDetails || feeDetails.length === 0)
    return <Section title={texts.title} aside={<Nothing>{texts.none}</Nothing>} />;
  return (
    <Section title={texts.title}>
      <LineList>
        {feeDetails.map(({ type, description, amount }, position) => (
          <Line
            key={position}
            title={description ?? type}
            detail={description && `${field.type} ${type}`}
            trailing={money(amount, currencyId)}
          />
        ))}
      </LineList>
    </Section>
  );
};
