import { useApolloClient } from '@/shared/apollo';
import { usePolling } from '@/shared/polling';
import { queryExport } from '../query-export';
import type { ExportRowFragment } from '../ExportRow.generated';
import { isRunning } from '../export.kinds';

/** Polling interval in milliseconds. */
const EVERY_MS = 2_000;

/**
 * Maximum number of polled exports: those requested first, because exports are written one after another.
 */
const EXPORTS_AT_ONCE = 4;

const byRequest = (a: ExportRowFragment, b: ExportRowFragment): number => a.createdDate.localeCompare(b.createdDate);

/**
 * Polls the shown exports that are still running. Each is queried by its id, not by the list: a row that ends stays
 * visible, whatever the filters.
 * @param onGone called if an export no longer exists
 */
export const useFollowed = (rows: readonly ExportRowFragment[], onGone: () => void): void => {
  const client = useApolloClient();
  const running = rows.filter(isRunning);
  usePolling(running.length > 0, EVERY_MS, async () => {
    const next = running.toSorted(byRequest).slice(0, EXPORTS_AT_ONCE);
    const found = await Promise.all(next.map(({ id }) => queryExport(client, id)));
    if (found.includes(undefined)) onGone();
  });
};
