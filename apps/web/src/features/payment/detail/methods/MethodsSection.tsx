import { operationPermissions } from '@backoffice/schema/permissions';
import { useCan } from '@/shared/auth';
import { Nothing, Section, Stacked } from '@/shared/detail';
import { paymentDetailTexts } from '../detail.texts';
import { Holders } from './Holders';
import { hasNumber } from './method-text';
import { MethodCard } from './MethodCard';
import type { PaymentMethodsFragment } from './PaymentMethods.generated';

const texts = paymentDetailTexts.methods;

/** How the payment was or will be paid, in the order of the service: the position is the method's id (A115). */
export const MethodsSection = ({ payment }: { readonly payment: PaymentMethodsFragment }) => {
  const mayLookUpHolder = useCan(...operationPermissions['Payment.holder']);
  const { id, paymentMethods } = payment;
  if (paymentMethods.length === 0) return <Section title={texts.title} aside={<Nothing>{texts.none}</Nothing>} />;
  return (
    <Section title={texts.title}>
      <Stacked>
        {paymentMethods.map((method, position) => (
          <MethodCard key={position} method={method} />
        ))}
        {mayLookUpHolder && paymentMethods.some(hasNumber) && <Holders paymentId={id} />}
      </Stacked>
    </Section>
  );
};
