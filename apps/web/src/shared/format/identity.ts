import { ABSENT } from './money';

/**
 * Formats a tax id of 11 digits: `20267565392` → `20-26756539-2`. Any other text is returned unchanged; a missing one
 * becomes a dash.
 */
export const cuit = (digits: string | null | undefined): string => {
  if (!digits) return ABSENT;
  return digits.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3');
};

/**
 * Formats a national identity number of 7 or 8 digits: `26756539` → `26.756.539`. Any other text is returned unchanged;
 * a missing one becomes a dash.
 */
export const dni = (digits: string | null | undefined): string => {
  if (!digits) return ABSENT;
  return /^\d{7,8}$/.test(digits) ? digits.replace(/(\d)(?=(\d{3})+$)/g, '$1.') : digits;
};

/** Formats a masked card number from its first six and last four digits: `450995 •••••• 3704` (A65). */
export const cardNumber = (
  firstSixDigits: string | null | undefined,
  lastFourDigits: string | null | undefined,
): string => {
  if (!firstSixDigits && !lastFourDigits) return ABSENT;
  return [firstSixDigits, '••••••', lastFourDigits].filter(Boolean).join(' ');
};
