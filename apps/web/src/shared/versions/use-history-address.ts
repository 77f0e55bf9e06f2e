import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { versionSearch, type VersionPair } from './version-address';

/** How many entries of the browser's history lie behind this one up to a place; 0 when that is not known. */
interface Steps {
  /** To the page without dialog. */
  readonly toEntity: number;
  /** To the list of versions. */
  readonly toVersions: number;
}

const unknownSteps: Steps = { toEntity: 0, toVersions: 0 };

const numberIn = (state: object, name: keyof Steps): number => {
  const value: unknown = Object.entries(state).find(([key]) => key === name)?.[1];
  return typeof value === 'number' ? value : 0;
};

/** Of an entry that was made here; one that came by a link knows nothing. */
const stepsOf = (state: unknown): Steps =>
  typeof state === 'object' && state !== null
    ? { toEntity: numberIn(state, 'toEntity'), toVersions: numberIn(state, 'toVersions') }
    : unknownSteps;

/** An address to go to, for a link. */
export interface Place extends NavigateOptions {
  readonly to: { readonly search: string };
}

interface HistoryAddress {
  readonly open: () => void;
  readonly close: () => void;
  /** Where two versions are compared, from the list of versions. */
  readonly comparing: (pair: VersionPair) => Place;
  /** Where the same two versions are compared the other way round. */
  readonly swapped: (pair: VersionPair) => Place;
  /** From a comparison to the list of versions. */
  readonly toVersions: () => void;
}

/**
 * Opens and closes the dialog with the versions, and what it compares, in the address: a shared link, a reload and
 * `Atrás` all work, and what was opened here leaves nothing behind in the browser's history.
 */
export const useHistoryAddress = (version: number | undefined): HistoryAddress => {
  const navigate = useNavigate();
  const { toEntity, toVersions } = stepsOf(useLocation().state);
  const comparison = (pair: VersionPair) => ({
    search: versionSearch({ version, history: true, comparison: pair }),
  });
  const leave = (steps: number, search: string, state: Steps) =>
    void (steps > 0 ? navigate(-steps) : navigate({ search }, { replace: true, state }));
  return {
    open: () =>
      void navigate({ search: versionSearch({ version, history: true }) }, { state: { toEntity: 1, toVersions: 0 } }),
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
