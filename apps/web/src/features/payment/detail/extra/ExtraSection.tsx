import { operationPermissions } from '@backoffice/schema/permissions';
import { PayerNotifications } from '@/features/notification';
import { useCan } from '@/shared/auth';
import { Section, SourceGroup, Stacked } from '@/shared/detail';
import { paymentExtraTexts } from './extra.texts';
import { CollectorNotifications } from './CollectorNotifications';
import type { PaymentExtraFragment } from './PaymentExtra.generated';

const { extra: texts } = paymentExtraTexts;

/** Who was told of the payment, for those who may see notifications (A168), and where it comes from. */
export const ExtraSection = ({ payment }: { readonly payment: PaymentExtraFragment }) => {
  const mayShowNotifications = useCan(...operationPermissions['Payment.notifications']);
  return (
    <Section title={texts.title}>
      <Stacked>
        {mayShowNotifications && <PayerNotifications notifications={payment.notifications ?? []} />}
        {mayShowNotifications && <CollectorNotifications notifications={payment.collectorNotifications ?? []} />}
        <SourceGroup source={payment.source} />
      </Stacked>
    </Section>
  );
};
