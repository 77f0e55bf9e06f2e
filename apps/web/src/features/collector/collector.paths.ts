import type { ListPlace } from '@/shared/views';
import { collectorsTexts } from './collector.texts';

/** What leads to the lists of a collector. */
interface LinkedCollector {
  readonly id: string;
  readonly name: string;
}

/** The search of collectors. */
export const collectorsPath = '/comercios';

/** The page of a collector (CON-04). */
export const collectorPath = (id: string): string => `${collectorsPath}/${encodeURIComponent(id)}`;

/** A list filtered by a collector, in the names of the documents (A40, A50). */
const listOf =
  (path: string) =>
  ({ id, name }: LinkedCollector): string =>
    `${path}?${new URLSearchParams({ collector_id: id, collector_name: name }).toString()}`;

/** The payments of a collector. */
export const collectorPaymentsPath = listOf('/pagos');

/** The subscriptions of a collector. */
export const collectorSubscriptionsPath = listOf('/suscripciones');

/** The payer references of a collector. */
export const collectorReferencesPath = listOf('/pagadores/referencias');

/** The search, as what people keep of it knows it. */
export const collectorsList: ListPlace = { key: 'collectors.list', title: collectorsTexts.title, path: collectorsPath };
