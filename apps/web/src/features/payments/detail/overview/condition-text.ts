import { ABSENT } from '@/shared/format';
import { paymentDetailTexts } from '../detail.texts';
import type { PaymentConditionsFragment } from './PaymentConditions.generated';

const { conditions: texts } = paymentDetailTexts;

type PresetAction = PaymentConditionsFragment['presetActions'][number];

/** `Sí`, `No`, or absent when the service does not say. */
export const yesOrNo = (value: boolean | null): string => {
  if (value === null) return ABSENT;
  return value ? paymentDetailTexts.yes : paymentDetailTexts.no;
};

/** Name of a preset action; the one of the service when it has no words here. */
export const presetName = ({ name }: PresetAction): string => (name === 'retry' ? texts.presets.retry : name);
