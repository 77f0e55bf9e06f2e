import { isLongerThan, printableText, mayNamePerson } from '@backoffice/validators';
import { checked } from '../errors/checked.ts';
import { inputError } from '../errors/gateway-error.ts';
import type {
  ListSettings,
  ListSettingsInput,
  PersonSettings,
  PersonSettingsInput,
} from '../api/schema-types.generated.ts';
import { settingsTexts as texts } from './personal.texts.ts';

type OfList = Omit<ListSettings, '__typename' | 'list'>;

/** Stored settings: those that the person chose, and the choices of each list by its key. */
export interface StoredSettings extends Partial<Omit<PersonSettings, '__typename' | 'version' | 'lists'>> {
  readonly lists?: Readonly<Record<string, OfList>>;
}

const MOST_TEXTS = 100;
const MOST_RECENT = 10;
const LONGEST_TEXTS = { name: 60, address: 200 };
/** Validator of the name of a collector. */
const collectorName = printableText({ longest: LONGEST_TEXTS.address }).required(texts.tooLong(LONGEST_TEXTS.address));
const WIDEST = 2_000;
const LARGEST_PAGE = 100;
/** Maximum size of a person's settings, in bytes of JSON. */
const LARGEST_SETTINGS = 64 * 1024;

/** Control characters and lone surrogates. PostgreSQL stores neither NUL nor a lone surrogate. */
const UNSEEN = /[\p{Cc}\p{Cs}]/u;

const LIST_KEY = /^[a-z][a-z-]*(\.[a-z-]+)*$/;

const checkNumber = (path: string, value: number | null | undefined, most: number): void => {
  if (typeof value !== 'number') return;
  if (value < 1) throw inputError(path, texts.tooSmall(1), 'TOO_SMALL');
  if (value > most) throw inputError(path, texts.tooLarge(most), 'TOO_LARGE');
};

const checkCount = (path: string, all: readonly unknown[], most: number): void => {
  if (all.length > most) throw inputError(path, texts.tooMany(most), 'TOO_LONG');
};

const checkText = (path: string, text: string, longest: number): void => {
  if (text === '' || isLongerThan(text, longest)) throw inputError(path, texts.tooLong(longest), 'TOO_LONG');
  if (UNSEEN.test(text)) throw inputError(path, texts.unseen);
};

const checkTexts = (
  path: string,
  all: readonly string[] | null | undefined,
  { most = MOST_TEXTS, longest = LONGEST_TEXTS.name } = {},
): void => {
  checkCount(path, all ?? [], most);
  for (const [at, text] of (all ?? []).entries()) checkText(`${path}.${at}`, text, longest);
};

const checkList = (path: string, { list, hidden, extra, order, widths, defaultView }: ListSettingsInput): void => {
  checkText(`${path}.list`, list, LONGEST_TEXTS.name);
  if (!LIST_KEY.test(list)) throw inputError(`${path}.list`, texts.noList);
  for (const [name, columns] of Object.entries({ hidden, extra, order })) checkTexts(`${path}.${name}`, columns);
  checkCount(`${path}.widths`, widths, MOST_TEXTS);
  for (const [at, { column, pixels }] of widths.entries()) {
    checkText(`${path}.widths.${at}.column`, column, LONGEST_TEXTS.name);
    checkNumber(`${path}.widths.${at}.pixels`, pixels, WIDEST);
  }
  if (defaultView) checkText(`${path}.defaultView`, defaultView, LONGEST_TEXTS.name);
};

/** Checks that an address is a path of this application, without a search that names a person. */
const checkScreen = (path: string, address: string): void => {
  const [, search = ''] = address.split('?');
  if (!/^\/[^/\\]/.test(address) || mayNamePerson(search)) throw inputError(path, texts.noScreen);
};

/**
 * Checks a change of settings.
 * @throws GatewayError that names the first invalid argument
 */
export const checkSettings = (given: PersonSettingsInput): void => {
  checkNumber('settings.pageSize', given.pageSize, LARGEST_PAGE);
  checkTexts('settings.openMenuGroups', given.openMenuGroups);
  checkTexts('settings.readNews', given.readNews);
  checkTexts('settings.readMentions', given.readMentions);
  checkTexts('settings.readNotices', given.readNotices);
  checkTexts('settings.recentScreens', given.recentScreens, { most: MOST_RECENT, longest: LONGEST_TEXTS.address });
  for (const [at, address] of (given.recentScreens ?? []).entries())
    checkScreen(`settings.recentScreens.${at}`, address);
  checkCount('settings.recentCollectors', given.recentCollectors ?? [], MOST_RECENT);
  for (const [at, { id, name }] of (given.recentCollectors ?? []).entries()) {
    checkText(`settings.recentCollectors.${at}.id`, id, LONGEST_TEXTS.name);
    checked(`settings.recentCollectors.${at}.name`, collectorName, name);
  }
  checkCount('settings.lists', given.lists ?? [], MOST_TEXTS);
  for (const [at, list] of (given.lists ?? []).entries()) checkList(`settings.lists.${at}`, list);
};

const ofList = ({ hidden, extra, order, widths, defaultView }: ListSettingsInput): OfList => ({
  hidden: [...hidden],
  extra: [...extra],
  order: [...order],
  widths: widths.map(({ column, pixels }) => ({ column, pixels })),
  defaultView: defaultView ?? null,
});

const isEmpty = ({ hidden, extra, order, widths, defaultView }: OfList): boolean =>
  [hidden, extra, order, widths].every(({ length }) => length === 0) && defaultView === null;

/**
 * Merges a change into stored settings. Absent arguments keep their settings.
 * @throws GatewayError when they are too large, or have too many lists
 */
export const withChange = (before: StoredSettings, { lists, ...given }: PersonSettingsInput): StoredSettings => {
  const changed = Object.entries(given).filter(([, value]) => value != null);
  const ofLists = new Map(Object.entries(before.lists ?? {}));
  for (const list of lists ?? []) {
    ofLists.delete(list.list);
    if (!isEmpty(ofList(list))) ofLists.set(list.list, ofList(list));
  }
  checkCount('settings.lists', [...ofLists], MOST_TEXTS);
  const recentCollectors = given.recentCollectors?.map(({ id, name }) => ({ id, name: collectorName.cast(name) }));
  const named = recentCollectors && { recentCollectors };
  const after = { ...before, ...Object.fromEntries(changed), ...named, lists: Object.fromEntries(ofLists) };
  if (Buffer.byteLength(JSON.stringify(after)) > LARGEST_SETTINGS)
    throw inputError('settings', texts.tooMuch, 'TOO_LARGE');
  return after;
};

/** Converts stored settings to the schema. */
export const settingsFrom = (version: number, stored: StoredSettings): PersonSettings => ({
  version,
  theme: stored.theme ?? null,
  density: stored.density ?? null,
  singleKeys: stored.singleKeys ?? null,
  menuCollapsed: stored.menuCollapsed ?? null,
  openMenuGroups: stored.openMenuGroups ?? null,
  pageSize: stored.pageSize ?? null,
  readNews: stored.readNews ?? null,
  readMentions: stored.readMentions ?? null,
  readNotices: stored.readNotices ?? null,
  recentScreens: stored.recentScreens ?? null,
  recentCollectors: stored.recentCollectors ?? null,
  lists: Object.entries(stored.lists ?? {}).map(([list, chosen]) => ({ list, ...chosen })),
});
