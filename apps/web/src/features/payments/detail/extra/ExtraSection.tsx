import { operationPermissions } from '@backoffice/schema/permissions';
import { useCan } from '@/shared/auth';
import { Fact, Facts, Group, Nothing, Section, Stacked } from '@/shared/detail';
import { paymentDetailTexts } from '../detail.texts';
import { paymentExtraTexts } from './extra.texts';
import { CollectorNotifications } from './CollectorNotifications';
import { PayerNotifications } from './PayerNotifications';
import type { PaymentExtraFragment } from './PaymentExtra.generated';

const { field } = paymentDetailTexts;
const { extra: texts } = paymentExtraTexts;

const Source = ({ source }: { readonly source: PaymentExtraFragment['source'] }) => (
  <Group title={texts.source}>
    {source ? (
      <Facts>
        <Fact label={field.name}>{source.name}</Fact>
        <Fact label={field.type}>{source.type}</Fact>
        <Fact label={field.id}>{source.id}</Fact>
      </Facts>
    ) : (
      <Nothing>{texts.sourceNone}</Nothing>
    )}
  </Group>
);

/** Who was told of the payment, for those who may see notifications (A168), and where it comes from. */
export const ExtraSection = ({ payment }: { readonly payment: PaymentExtraFragment }) => {
  const mayShowNotifications = useCan(...operationPermissions['Payment.notifications']);
  return (
    <Section title={texts.title}>
      <Stacked>
        {mayShowNotifications && <PayerNotifications notifications={payment.notifications ?? []} />}
        {mayShowNotifications && <CollectorNotifications notifications={payment.collectorNotifications ?? []} />}
        <Source source={payment.source} />
      </Stacked>
    </Section>
  );
};
