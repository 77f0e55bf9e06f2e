import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { isRecord } from '@/shared/is-record';

/** Numbers of two versions of an entity. */
export interface VersionPair {
  readonly before: number;
  readonly after: number;
}

/** Parameters of the address of an entity with versions. */
export interface VersionAddress {
  /** Number of an older version; undefined for the current one. */
  readonly version: number | undefined;
  /** True while the dialog with the versions is open. */
  readonly history: boolean;
  /** Versions that the dialog compares; undefined while it lists the versions. */
  readonly comparison: VersionPair | undefined;
}

const VERSION = 'version';
const HISTORY = 'historial';
const COMPARISON = 'comparar';

const versionOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Reads a comparison such as `1-3`; undefined when it is invalid or has the same version twice. */
const pairOf = (text: string | null): VersionPair | undefined => {
  const [first, second, ...more] = text?.split('-') ?? [];
  const before = versionOf(first);
  const after = versionOf(second);
  if (before === undefined || after === undefined || before === after || more.length > 0) return undefined;
  return { before, after };
};

/** Reads the address. A version that is not a whole number from 1, with at most nine digits, is ignored. */
export const parseVersionSearch = (search: URLSearchParams): VersionAddress => {
  const history = search.has(HISTORY);
  return {
    version: versionOf(search.get(VERSION) ?? undefined),
    history,
    comparison: history ? pairOf(search.get(COMPARISON)) : undefined,
  };
};

/**
 * Returns the search of the address: `?version=3&historial&comparar=1-3`. Empty for the current version without the
 * dialog.
 */
export const versionSearch = ({ version, history = false, comparison }: Partial<VersionAddress>): string => {
  const parts = [
    version === undefined ? '' : `${VERSION}=${version}`,
    history ? HISTORY : '',
    history && comparison ? `${COMPARISON}=${comparison.before}-${comparison.after}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};

/** Numbers of history entries between this entry and earlier ones; 0 when unknown. */
interface Steps {
  /** Entries back to the page without the dialog. */
  readonly toEntity: number;
  /** Entries back to the list of versions. */
  readonly toVersions: number;
}

const unknownSteps: Steps = { toEntity: 0, toVersions: 0 };

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Reads the state of a history entry. An entry from a link has no state. */
const stepsOf = (state: unknown): Steps =>
  isRecord(state) ? { toEntity: numberOf(state['toEntity']), toVersions: numberOf(state['toVersions']) } : unknownSteps;

/** Target of a link to another state of the dialog. */
export interface VersionLink extends NavigateOptions {
  readonly to: { readonly search: string };
}

interface HistoryAddress {
  readonly close: () => void;
  /** Returns the link from the list of versions to a comparison. */
  readonly comparing: (pair: VersionPair) => VersionLink;
  /** Returns the link to the swapped comparison. */
  readonly swapped: (pair: VersionPair) => VersionLink;
  /** Navigates from a comparison to the list of versions. */
  readonly toVersions: () => void;
}

/**
 * Hook that navigates within the dialog of versions by its address. A reload or a shared link therefore shows the same
 * state, and `Atrás` goes back to the one before. Closing the dialog goes back over the history entries that it
 * created.
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
