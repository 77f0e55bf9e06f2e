import { Copyable, Fact, Facts, Section } from '@/shared/detail';
import { ABSENT, money, percent } from '@/shared/format';
import { paymentDetailTexts } from '../detail.texts';
import type { PaymentConditionsFragment } from './PaymentConditions.generated';

const { conditions: texts, copy } = paymentDetailTexts;

const yesOrNo = (value: boolean | null): string => {
  if (value === null) return ABSENT;
  return value ? paymentDetailTexts.yes : paymentDetailTexts.no;
};

type PresetAction = PaymentConditionsFragment['presetActions'][number];

const presetText = ({ name, active }: PresetAction): string =>
  texts.presetAction(name === 'retry' ? texts.presets.retry : name, active);

/** Surcharges, checks, addresses and preset actions that the collector asked for. */
export const ConditionsSection = ({ payment }: { readonly payment: PaymentConditionsFragment }) => (
  <Section title={texts.title}>
    <Facts>
      <Fact label={texts.chargeDelay}>{money(payment.chargeDelay, payment.currencyId)}</Fact>
      <Fact label={texts.rate}>{percent(payment.rate)}</Fact>
      <Fact label={texts.review}>{yesOrNo(payment.review)}</Fact>
      <Fact label={texts.validation}>{yesOrNo(payment.validation)}</Fact>
      <Fact label={texts.notificationUrl} span="row">
        {payment.notificationUrl && <Copyable value={payment.notificationUrl} label={copy.notificationUrl} />}
      </Fact>
      <Fact label={texts.backUrl} span="row">
        {payment.backUrl && <Copyable value={payment.backUrl} label={copy.backUrl} />}
      </Fact>
      <Fact label={texts.presetActions} span="row">
        {payment.presetActions.map(presetText).join(' · ')}
      </Fact>
    </Facts>
  </Section>
);
