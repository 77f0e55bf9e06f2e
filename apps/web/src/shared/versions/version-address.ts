import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { isRecord } from '@/shared/is-record';

/** Two versions of an entity, by their numbers. */
export interface VersionPair {
  readonly before: number;
  readonly after: number;
}

/** The address of an entity with versions, beside its id. */
export interface VersionAddress {
  /** Number of an older version; undefined for the current one. */
  readonly version: number | undefined;
  /** True while the dialog with the versions is open. */
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

/** The search of the address: `?version=3&historial&comparar=1-3`; empty for the current version without dialog. */
export const versionSearch = ({ version, history = false, comparison }: Partial<VersionAddress>): string => {
  const parts = [
    version === undefined ? '' : `${VERSION}=${version}`,
    history ? HISTORY : '',
    history && comparison ? `${COMPARISON}=${comparison.before}-${comparison.after}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};

/** Entries of the browser's history between this one and a page; 0 when that is not known. */
interface Steps {
  /** Entries up to the page without dialog. */
  readonly toEntity: number;
  /** Entries up to the list of versions. */
  readonly toVersions: number;
}

const unknownSteps: Steps = { toEntity: 0, toVersions: 0 };

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Reads the state of an entry that was made here; one that came by a link has none. */
const stepsOf = (state: unknown): Steps =>
  isRecord(state) ? { toEntity: numberOf(state['toEntity']), toVersions: numberOf(state['toVersions']) } : unknownSteps;

/** An address to go to, for a link. */
export interface VersionLink extends NavigateOptions {
  readonly to: { readonly search: string };
}

interface HistoryAddress {
  readonly close: () => void;
  /** Returns the link to a comparison, from the list of versions. */
  readonly comparing: (pair: VersionPair) => VersionLink;
  /** Returns the link to the same comparison the other way round. */
  readonly swapped: (pair: VersionPair) => VersionLink;
  /** Goes from a comparison to the list of versions. */
  readonly toVersions: () => void;
}

/**
 * Closes the dialog with the versions, and opens what it compares, in the address: a shared link, a reload and
 * `Atrás` all work, and what was opened here leaves nothing behind in the browser's history.
 */
export const useHistoryAddress = (version: number | undefined): HistoryAddress => {
  const navigate = useNavigate();
  const { toEntity, toVersions } = stepsOf(useLocation().state);
  const comparison = (pair: VersionPair) => ({ search: versionSearch({ version, history: true, comparison: pair }) });
  const leave = (steps: number, search: string, state: Steps) =>
    void (steps > 0 ? navigate(-steps) : navigate({ search }, { replace: true, state }));
  return {
    close: () => leave(toEntity, versionSearch({ version }), unknownSteps),
    comparing: (pair) => ({
      to: comparison(pair),
      state: { toEntity: toEntity > 0 ? toEntity + 1 : 0, toVersions: 1 },
    }),
    swapped: (pair) => ({
      to: comparison({ before: pair.after, after: pair.before }),
      replace: true,
      state: { toEntity, toVersions },
    }),
    toVersions: () => leave(toVersions, versionSearch({ version, history: true }), { toEntity, toVersions: 0 }),
  };
};
