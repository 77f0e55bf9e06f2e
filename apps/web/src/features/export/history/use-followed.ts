import { useApolloClient } from '@/shared/apollo';
import { usePolling } from '@/shared/polling';
import { askExport } from '../ask-export';
import type { ExportRowFragment } from '../ExportRow.generated';
import { isRunning } from '../export.kinds';

/** Milliseconds from an answer to the next question. */
const EVERY_MS = 2_000;

/** Exports are written one after the other: those that wait longer are followed when their turn comes near. */
const AT_ONCE = 4;

const byRequest = (a: ExportRowFragment, b: ExportRowFragment): number => a.createdDate.localeCompare(b.createdDate);

/**
 * Follows those of the shown exports that will change by themselves, until none does. Each is requested by its id, and
 * not the list: a row that ends stays where it is, whatever the list is filtered by.
 * @param onGone one of them is not there any more
 */
export const useFollowed = (rows: readonly ExportRowFragment[], onGone: () => void): void => {
  const client = useApolloClient();
  const running = rows.filter(isRunning);
  usePolling(running.length > 0, EVERY_MS, async () => {
    const next = running.toSorted(byRequest).slice(0, AT_ONCE);
    const found = await Promise.all(next.map(({ id }) => askExport(client, id)));
    if (found.includes(undefined)) onGone();
  });
};
