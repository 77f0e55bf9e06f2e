/** Two versions of an entity, by their numbers. */
export interface VersionPair {
  readonly before: number;
  readonly after: number;
}

/** What the address of an entity with versions says beside its id. */
export interface VersionAddress {
  /** Number of an older version; undefined for the current one. */
  readonly version: number | undefined;
  /** Whether the dialog with the versions is open. */
  readonly history: boolean;
  /** The versions that the dialog compares; undefined while it lists them. */
  readonly comparison: VersionPair | undefined;
}

const VERSION = 'version';
const HISTORY = 'historial';
const COMPARISON = 'comparar';

const versionOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** `1-3`; a version is not compared with itself. */
const pairOf = (text: string | null): VersionPair | undefined => {
  const [first, second, ...more] = text?.split('-') ?? [];
  const before = versionOf(first);
  const after = versionOf(second);
  if (before === undefined || after === undefined || before === after || more.length > 0) return undefined;
  return { before, after };
};

/** Reads the address; a version that is not a whole number from 1 is left out. */
export const parseVersionSearch = (search: URLSearchParams): VersionAddress => {
  const history = search.has(HISTORY);
  return {
    version: versionOf(search.get(VERSION) ?? undefined),
    history,
    comparison: history ? pairOf(search.get(COMPARISON)) : undefined,
  };
};

/** What follows the path: `?version=3&historial&comparar=1-3`; empty for the current version without dialog. */
export const versionSearch = ({ version, history = false, comparison }: Partial<VersionAddress>): string => {
  const parts = [
    version === undefined ? '' : `${VERSION}=${version}`,
    history ? HISTORY : '',
    history && comparison ? `${COMPARISON}=${comparison.before}-${comparison.after}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};
