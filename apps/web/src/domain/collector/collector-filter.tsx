import { visibleText } from '@backoffice/validators';
import type { Filter } from '@/shared/list';
import { collectorText } from './collector-text';
import { collectorTexts } from './collector.texts';
import { CollectorPicker } from './picker/CollectorPicker';
import type { CollectorOption } from './picker/recent-collectors';
import { useKnownCollector } from './picker/use-known-collector';

/**
 * Filter by collector. The address also contains the collector's name (A40, A50). `useKnown` replaces this name, which
 * a link may have wrong.
 */
export const collectorFilter: Filter<CollectorOption | null, { collectorId?: string }> = {
  empty: () => null,
  read: (search) => {
    const id = visibleText(search.get('collector_id') ?? '');
    return id ? { id, name: search.get('collector_name') ?? '' } : null;
  },
  write: (search, collector) => {
    if (collector === null) return;
    search.set('collector_id', collector.id);
    if (collector.name !== '') search.set('collector_name', collector.name);
  },
  useKnown: useKnownCollector,
  chip: (collector) => (collector === null ? undefined : { label: collectorText(collector), without: () => null }),
  variables: (collector) => (collector === null ? {} : { collectorId: collector.id }),
  field: {
    kind: 'field',
    width: 'minmax(200px, 1.2fr)',
    atOnce: true,
    render: (props) => <CollectorPicker label={collectorTexts.one} {...props} />,
  },
};
