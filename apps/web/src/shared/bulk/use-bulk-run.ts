import { useEffect, useSyncExternalStore } from 'react';
import { notify } from '@/shared/feedback';
import { useBlockedLeave } from '@/shared/leaving';
import { bulkTexts } from './bulk.texts';
import type { BulkRun, BulkSnapshot } from './create-bulk-run';

/** A run as a component sees it. While it is under way the page is not left without being asked. */
export const useBulkRun = <Item>(run: BulkRun<Item>): BulkSnapshot<Item> => {
  const snapshot = useSyncExternalStore(run.subscribe, run.snapshot);
  const blocker = useBlockedLeave(snapshot.running);

  useEffect(
    function stayHere() {
      if (blocker.state !== 'blocked') return;
      blocker.reset();
      notify.warning(bulkTexts.stay);
    },
    [blocker],
  );
  return snapshot;
};
