import { mediaPaymentName } from '@/domain/payment-method/media';
import type { FilterChip } from './FilterChips';
import { filterTexts as texts } from './list.texts';
import { formatOwner, nobodys, ownerChips, ownerVariables, parseOwner, type OwnerFilters } from './owner-filters';
import { removableChip } from './removable-chip';

/** Whose things a list shows, and paid by what: the filters that lists of payments and of subscriptions share. */
export interface WhoFilters extends OwnerFilters {
  readonly payerEmail: string;
  readonly mediaPaymentId: number | null;
}

/** None of them. */
export const nobodySpecial: WhoFilters = { ...nobodys, payerEmail: '', mediaPaymentId: null };

/** The payment method filters only beside a search or a collector: alone it would list half of the platform (A39). */
export const offersMediaPayment = ({ text, collector }: OwnerFilters): boolean => text !== '' || collector !== null;

const readMediaPayment = (code: string | null): number | null =>
  code !== null && /^\d{1,3}$/.test(code) ? Number(code) : null;

/** Reads them from an address: the documents' own names (A40, A50), and Spanish ones for what they do not name. */
export const parseWho = (search: URLSearchParams): WhoFilters => {
  const owner = parseOwner(search);
  return {
    ...owner,
    payerEmail: search.get('pagador')?.trim() ?? '',
    mediaPaymentId: offersMediaPayment(owner) ? readMediaPayment(search.get('medio')) : null,
  };
};

/** Writes them; what filters nothing is left out. */
export const formatWho = (search: URLSearchParams, filters: WhoFilters): void => {
  const { payerEmail, mediaPaymentId } = filters;
  formatOwner(search, filters);
  if (payerEmail !== '') search.set('pagador', payerEmail);
  if (mediaPaymentId !== null && offersMediaPayment(filters)) search.set('medio', String(mediaPaymentId));
};

/** What the gateway is asked for. */
export const whoVariables = ({ payerEmail, mediaPaymentId, ...owner }: WhoFilters) => ({
  ...ownerVariables(owner),
  ...(payerEmail === '' ? {} : { payerEmail }),
  ...(mediaPaymentId === null ? {} : { mediaPaymentId }),
});

/** Those that are on, as chips that can be taken off. */
export const whoChips = (
  filters: WhoFilters,
  change: (changed: Partial<WhoFilters>) => void,
): readonly FilterChip[] => {
  const { payerEmail, mediaPaymentId } = filters;
  const chip = removableChip(change);
  return [
    ...ownerChips(filters, change),
    ...(payerEmail === '' ? [] : [chip('payer', texts.payer(payerEmail), { payerEmail: '' })]),
    ...(mediaPaymentId === null ? [] : [chip('media', mediaPaymentName(mediaPaymentId), { mediaPaymentId: null })]),
  ];
};
