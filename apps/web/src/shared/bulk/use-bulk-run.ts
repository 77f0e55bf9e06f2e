import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { notify } from '@/shared/feedback';
import { bulkTexts } from './bulk.texts';
import type { BulkRun, BulkSnapshot } from './create-bulk-run';

/** A run as a component sees it. While it is under way the page is not left without being asked. */
export const useBulkRun = <Item>(run: BulkRun<Item>): BulkSnapshot<Item> => {
  const snapshot = useSyncExternalStore(run.subscribe, run.snapshot);
  const { running } = snapshot;
  const blocker = useBlocker(running);

  useEffect(
    function stayHere() {
      if (blocker.state !== 'blocked') return;
      blocker.reset();
      notify.warning(bulkTexts.stay);
    },
    [blocker],
  );
  useEffect(
    function askBeforeUnload() {
      if (!running) return undefined;
      const ask = (event: BeforeUnloadEvent) => {
        event.preventDefault();
      };
      globalThis.addEventListener('beforeunload', ask);
      return () => {
        globalThis.removeEventListener('beforeunload', ask);
      };
    },
    [running],
  );
  return snapshot;
};
