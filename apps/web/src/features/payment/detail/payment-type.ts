import { paymentDetailTexts } from './detail.texts';

const texts = paymentDetailTexts.types;

/** How a payment or one of its methods was paid (A83); a type that is not known stays as it came. */
export const typeText = (type: string | null): string | null =>
  type === 'online' || type === 'qr' ? texts[type] : type;
