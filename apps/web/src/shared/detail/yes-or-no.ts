import { ABSENT } from '@/shared/format';
import { detailTexts } from './detail.texts';

/** `Sí`, `No`, or absent when the service does not say. */
export const yesOrNo = (value: boolean | null): string => {
  if (value === null) return ABSENT;
  return value ? detailTexts.yes : detailTexts.no;
};
