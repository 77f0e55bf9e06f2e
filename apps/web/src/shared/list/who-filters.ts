import { mediaPaymentName } from '@/shared/payment-method/media';
import type { FilterChip } from './FilterChips';
import { filterTexts as texts } from './list.texts';
import { removableChip } from './removable-chip';

/** A collector to filter by; the name is what the screen shows of it. */
export interface CollectorChoice {
  readonly id: string;
  readonly name: string;
}

/** Whose things a list shows, and paid by what: the filters that lists of payments and of subscriptions share. */
export interface WhoFilters {
  readonly text: string;
  readonly collector: CollectorChoice | null;
  readonly payerEmail: string;
  readonly mediaPaymentId: number | null;
}

/** None of them. */
export const nobodySpecial: WhoFilters = { text: '', collector: null, payerEmail: '', mediaPaymentId: null };

/** The payment method filters only beside a search or a collector: alone it would list half of the platform (A39). */
export const offersMediaPayment = ({ text, collector }: Pick<WhoFilters, 'text' | 'collector'>): boolean =>
  text !== '' || collector !== null;

const readMediaPayment = (code: string | null): number | null =>
  code !== null && /^\d{1,3}$/.test(code) ? Number(code) : null;

/** Reads them from an address: the documents' own names (A40, A50), and Spanish ones for what they do not name. */
export const parseWho = (search: URLSearchParams): WhoFilters => {
  const collectorId = search.get('collector_id')?.trim();
  const text = search.get('q')?.trim() ?? '';
  const collector = collectorId ? { id: collectorId, name: search.get('collector_name') ?? '' } : null;
  return {
    text,
    collector,
    payerEmail: search.get('pagador')?.trim() ?? '',
    mediaPaymentId: offersMediaPayment({ text, collector }) ? readMediaPayment(search.get('medio')) : null,
  };
};

/** Writes them; what filters nothing is left out. */
export const formatWho = (search: URLSearchParams, filters: WhoFilters): void => {
  const { text, collector, payerEmail, mediaPaymentId } = filters;
  const written: Readonly<Record<string, string | undefined>> = {
    q: text,
    collector_id: collector?.id,
    collector_name: collector?.name,
    pagador: payerEmail,
    medio: offersMediaPayment(filters) ? mediaPaymentId?.toString() : undefined,
  };
  for (const [name, value] of Object.entries(written)) if (value) search.set(name, value);
};

/** What the gateway is asked for. */
export const whoVariables = ({ text, collector, payerEmail, mediaPaymentId }: WhoFilters) => ({
  ...(text === '' ? {} : { search: text }),
  ...(collector === null ? {} : { collectorId: collector.id }),
  ...(payerEmail === '' ? {} : { payerEmail }),
  ...(mediaPaymentId === null ? {} : { mediaPaymentId }),
});

/** Those that are on, as chips that can be taken off. */
export const whoChips = (
  { text, collector, payerEmail, mediaPaymentId }: WhoFilters,
  change: (changed: Partial<WhoFilters>) => void,
): readonly FilterChip[] => {
  const chip = removableChip(change);
  return [
    ...(text === '' ? [] : [chip('text', texts.searched(text), { text: '' })]),
    ...(collector === null
      ? []
      : [
          chip('collector', collector.name === '' ? collector.id : `${collector.id} - ${collector.name}`, {
            collector: null,
          }),
        ]),
    ...(payerEmail === '' ? [] : [chip('payer', texts.payer(payerEmail), { payerEmail: '' })]),
    ...(mediaPaymentId === null ? [] : [chip('media', mediaPaymentName(mediaPaymentId), { mediaPaymentId: null })]),
  ];
};
