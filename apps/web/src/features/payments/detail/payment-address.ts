/** What the address of a payment says beside its id. */
export interface PaymentAddress {
  /** Number of an older version; undefined for the current one. */
  readonly version: number | undefined;
  /** Whether the dialog with the versions is open. */
  readonly history: boolean;
}

const VERSION = 'version';
const HISTORY = 'historial';

/** Reads the address; a version that is not a whole number from 1 is left out. */
export const parsePaymentSearch = (search: URLSearchParams): PaymentAddress => {
  const version = search.get(VERSION) ?? '';
  return {
    version: /^[1-9]\d{0,8}$/.test(version) ? Number(version) : undefined,
    history: search.has(HISTORY),
  };
};

/** What follows the path: `?version=3&historial`; empty for the current version without dialog. */
export const paymentSearch = ({ version, history = false }: Partial<PaymentAddress>): string => {
  const parts = [version === undefined ? '' : `${VERSION}=${version}`, history ? HISTORY : ''].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};
