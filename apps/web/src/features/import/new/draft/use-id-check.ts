import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@/shared/apollo';
import { ExternalIdUsesDocument } from '../NewImport.generated';
import type { ImportDrafting } from './use-import-draft';

/** State of the check of a file's ids against payments and other imports. */
export type IdCheck =
  /** There is nothing to check, or all is. */
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly progress: Progress; readonly skip: () => void }
  | { readonly kind: 'skipped' | 'failed'; readonly start: () => void };

/** Ids that were asked about, of all that are to be. */
interface Checked {
  readonly done: number;
  readonly of: number;
}

/** Progress of a check, which only its bar follows: the grid beside it costs fifty milliseconds each time it is drawn. */
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

/** Ids of a file for an entity: the check of them can be left, and may fail. */
interface Pause {
  readonly file: File | null;
  readonly collectorId: string;
  readonly kind: 'skipped' | 'failed';
}

/**
 * Asks which ids of a file are in use: all of them at first, some hundred at a time, and later those that are new. Nothing
 * is sent to the service before it is done, left or failed.
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
