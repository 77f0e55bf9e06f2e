import { paymentDetailTexts } from '../detail.texts';
import type { PaymentConditionsFragment } from './PaymentConditions.generated';

const { conditions: texts } = paymentDetailTexts;

type PresetAction = PaymentConditionsFragment['presetActions'][number];

/** Name of a preset action; the one of the service when it has no words here. */
export const presetName = ({ name }: PresetAction): string => (name === 'retry' ? texts.presets.retry : name);
