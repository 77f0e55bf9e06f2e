import { typedFilter } from '@/shared/list';

const texts = {
  card: { label: 'Tarjeta', hint: '4 últimos o 6 primeros', wrong: 'Ingrese los 4 últimos dígitos o los 6 primeros.' },
  lastDigits: { label: 'Últimos 4', hint: 'De la tarjeta o cuenta', wrong: 'Ingrese los 4 últimos dígitos.' },
  chip: (digits: string) => (digits.length === 4 ? `Tarjeta ·· ${digits}` : `Tarjeta ${digits} ··`),
} as const;

/**
 * Digits of a card that may be shown: the last four or the first six. A full card number is refused before any request.
 */
type Digits = { readonly lastFourDigits: string } | { readonly firstSixDigits: string };

const shared = { parameter: 'tarjeta', width: '150px', chipLabel: texts.chip } as const;

/** Filter by the last four digits of a card, or by its first six. */
export const cardFilter = typedFilter({
  ...shared,
  ...texts.card,
  problemOf: (text) => (/^(\d{4}|\d{6})$/.test(text) ? undefined : texts.card.wrong),
  variables: (text): Digits => (text.length === 4 ? { lastFourDigits: text } : { firstSixDigits: text }),
});

/** Filter by the last four digits of a card or account, for services that store no other digits. */
export const lastDigitsFilter = typedFilter({
  ...shared,
  ...texts.lastDigits,
  problemOf: (text) => (/^\d{4}$/.test(text) ? undefined : texts.lastDigits.wrong),
  variables: (lastFourDigits) => ({ lastFourDigits }),
});
