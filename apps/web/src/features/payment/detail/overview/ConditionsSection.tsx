import { Copyable, Fact, Facts, Section, yesOrNo } from '@/shared/detail';
import { money, percent } from '@/shared/format';
import { paymentDetailTexts } from '../detail.texts';
import { presetName } from './condition-text';
import type { PaymentConditionsFragment } from './PaymentConditions.generated';

const { conditions: texts, copy } = paymentDetailTexts;

type PresetAction = PaymentConditionsFragment['presetActions'][number];

const presetText = (preset: PresetAction): string => texts.presetAction(presetName(preset), preset.active);

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
