import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@/shared/apollo';
import { ExternalIdUsesDocument } from '../NewImport.generated';
import type { ImportDrafting } from './use-import-draft';

/** State of the check of a file's ids against payments and other imports. */
export type IdCheck =
  /** No ids, or all are checked. */
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly progress: Progress; readonly skip: () => void }
  | { readonly kind: 'skipped' | 'failed'; readonly start: () => void };

/** Number of ids checked by this run, and number of ids that it has to check. */
interface Checked {
  readonly done: number;
  readonly of: number;
}

/** Progress of a check. It is not state of the page: only its bar renders again, and not the slow grid. */
export interface Progress {
  readonly now: () => Checked;
  readonly subscribe: (onChange: () => void) => () => void;
}

const createProgress = () => {
  const listeners = new Set<() => void>();
  let now: Checked = { done: 0, of: 0 };
  return {
    now: () => now,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    set: (next: Checked) => {
      now = next;
      for (const tell of listeners) tell();
    },
  };
};

const none: IdCheck = { kind: 'none' };

/** Interrupted check of a file's ids for a collector: skipped by the person, or failed. */
interface Pause {
  readonly file: File | null;
  readonly collectorId: string;
  readonly kind: 'skipped' | 'failed';
}

/**
 * Checks which ids of a file are in use, a few hundred per request, and later any new ids. The file cannot be sent
 * until the check has finished, failed or been skipped.
 */
export const useIdCheck = (drafting: ImportDrafting | undefined, file: File | null, collectorId: string): IdCheck => {
  const client = useApolloClient();
  const [progress] = useState(createProgress);
  const [pause, setPause] = useState<Pause>();
  const latest = useRef(drafting);
  useEffect(function keepDrafting() {
    latest.current = drafting;
  });
  const state = drafting?.drafted.kind === 'read' ? drafting.drafted.state : undefined;
  const unchecked = state?.summary.uncheckedCount ?? 0;
  const isPaused = pause?.file === file && pause.collectorId === collectorId;
  const isToRun =
    state !== undefined && collectorId !== '' && !isPaused && (unchecked > 0 || state.idsOf !== collectorId);
  useEffect(
    function checkIds() {
      if (!isToRun) return undefined;
      const leaving = new AbortController();
      const { signal } = leaving;
      const piece = async (ids: readonly string[]) => {
        const variables = { collectorId, externalIds: [...ids] };
        const { data } = await client.query({ query: ExternalIdUsesDocument, variables, fetchPolicy: 'no-cache' });
        if (!data?.externalIdUses) throw new Error('no answer');
        return { asked: ids, uses: data.externalIdUses };
      };
      const run = async () => {
        let next = await latest.current?.idsToAsk({ kind: 'ids', collectorId });
        const of = next?.left ?? 0;
        progress.set({ done: 0, of });
        while (!signal.aborted && next && next.ids.length > 0) {
          const told = await piece(next.ids);
          signal.throwIfAborted();
          next = await latest.current?.idsToAsk({ kind: 'ids', collectorId, told });
          progress.set({ done: of - (next?.left ?? 0), of });
        }
        if (!signal.aborted) await latest.current?.ask({ kind: 'see' });
      };
      run().catch(() => {
        if (!signal.aborted) setPause({ file, collectorId, kind: 'failed' });
      });
      return () => leaving.abort();
    },
    [client, progress, file, collectorId, isToRun, unchecked],
  );
  if (!state || collectorId === '') return none;
  if (isPaused) return { kind: pause.kind, start: () => setPause(undefined) };
  if (!isToRun) return none;
  return { kind: 'running', progress, skip: () => setPause({ file, collectorId, kind: 'skipped' }) };
};
