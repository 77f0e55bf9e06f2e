import { isRecord } from '@/shared/is-record';

/** Item of the news in the top bar (GAP-40). */
export interface NewsItem {
  readonly id: string;
  /** Calendar day, for example `2026-11-21`. */
  readonly date: string;
  readonly title: string;
  readonly body: string;
}

/** Settings of the browser, from the gateway (`/config.json`). */
export interface Settings {
  readonly keycloak: { readonly url: string; readonly realm: string; readonly clientId: string };
  readonly version: string;
  /** Host of the payment forms (A32). */
  readonly formUrl: string;
  readonly supportUrl: string;
  readonly documentsUrl: string;
  /** True when withdrawals can be scheduled from the screen of all withdrawals (CON-20). */
  readonly scheduledWithdrawals: boolean;
  /** True when the payment service lists refunds, and finds payments by the days of their refunds. */
  readonly listsRefunds: boolean;
  /** True when this installation has an activity store. */
  readonly activity: boolean;
  /** Amount in pesos from which operations that move money need two people; null when one person is enough. */
  readonly twoPeopleFrom: number | null;
  readonly news: readonly NewsItem[];
}

/**
 * Error when the settings cannot be read, or one is missing or invalid. The message names it, for the operator of the
 * service.
 */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsAt = (value: unknown, name: string): Fields => {
  if (!isRecord(value)) throw new SettingsError(`${name} no es un objeto`);
  return value;
};

const textAt = (fields: Fields, name: string): string => {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') throw new SettingsError(`falta el texto ${name}`);
  return value;
};

/** Reads an address that may be empty; its link is then hidden. */
const linkAt = (fields: Fields, name: string): string => (fields[name] === '' ? '' : textAt(fields, name));

const newsItem = (value: unknown): NewsItem => {
  const fields = fieldsAt(value, 'news[]');
  return {
    id: textAt(fields, 'id'),
    date: textAt(fields, 'date'),
    title: textAt(fields, 'title'),
    body: textAt(fields, 'body'),
  };
};

/** Validates settings from the network. Throws a `SettingsError` about the first invalid one. */
export const parseSettings = (value: unknown): Settings => {
  const fields = fieldsAt(value, 'config.json');
  const keycloak = fieldsAt(fields['keycloak'], 'keycloak');
  const news = fields['news'];
  if (!Array.isArray(news)) throw new SettingsError('news no es una lista');
  return {
    keycloak: {
      url: textAt(keycloak, 'url'),
      realm: textAt(keycloak, 'realm'),
      clientId: textAt(keycloak, 'clientId'),
    },
    version: textAt(fields, 'version'),
    formUrl: textAt(fields, 'formUrl'),
    supportUrl: linkAt(fields, 'supportUrl'),
    documentsUrl: linkAt(fields, 'documentsUrl'),
    scheduledWithdrawals: fields['scheduledWithdrawals'] === true,
    listsRefunds: fields['listsRefunds'] === true,
    activity: fields['activity'] === true,
    twoPeopleFrom: typeof fields['twoPeopleFrom'] === 'number' ? fields['twoPeopleFrom'] : null,
    news: news.map(newsItem),
  };
};

/**
 * Reads the settings from the server of this page. Rejects with a `SettingsError` when the response is invalid, and
 * with a `TypeError` when there is none.
 */
export const readSettings = async (): Promise<Settings> => {
  const response = await fetch('/config.json', { headers: { accept: 'application/json' }, cache: 'no-cache' });
  if (!response.ok) throw new SettingsError(`config.json respondió ${String(response.status)}`);
  const body: unknown = await response.json().catch(() => undefined);
  return parseSettings(body);
};
