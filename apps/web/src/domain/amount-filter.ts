import { parseAmountRange } from '@backoffice/validators';
import { typedFilter } from '@/shared/list';

const texts = {
  label: 'Importe',
  hint: '1234,50 · >1000 · 1000-2000',
  chip: (text: string) => `Importe: ${text}`,
  fromText: 'Buscar como importe',
  wrong: 'Ingrese un importe, >1000 o 1000-2000.',
} as const;

/** Filter by a typed amount or range (GAP-19). For an open range as `>1000` the query has one bound. */
export const amountFilter = typedFilter({
  parameter: 'importe',
  label: texts.label,
  hint: texts.hint,
  width: '170px',
  chipLabel: texts.chip,
  fromTextLabel: texts.fromText,
  problemOf: (text) => (parseAmountRange(text) ? undefined : texts.wrong),
  variables: (text) => {
    const { from = '', to = '' } = parseAmountRange(text) ?? {};
    return { amount: { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) } };
  },
});
