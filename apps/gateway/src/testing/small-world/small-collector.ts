import type { CollectorConfiguration } from '@backoffice/contracts/collector';
import { scheduleCodes } from '@backoffice/validators';
import type { WireCall } from '../../rest/exchange.ts';
import { textAt } from '../../unknown-value.ts';

interface Kept {
  entry: CollectorConfiguration;
  /** Person who changed each field last. */
  readonly editors: Map<string, string>;
}

/** Change of the schedule that the service made; undefined when it refused. */
type Made = { readonly id: string | undefined; readonly body: CollectorConfiguration } | undefined;

const variable = { id: '1', code: scheduleCodes.account, name: 'Cuenta de destino' };

/**
 * Creates a stub of the withdrawal schedule of one collector. It stores every entry, disabled ones too. The newest
 * active entry names the destination.
 */
export const createSmallCollector = (newId: () => string) => {
  const entries: Kept[] = [];
  const isActive = ({ entry }: Kept) => entry.delete_date === null;

  return {
    variables: [variable],
    entries: (): readonly CollectorConfiguration[] => entries.map(({ entry }) => entry),
    /** Returns the newest active entry. */
    active: (): CollectorConfiguration | undefined => entries.findLast(isActive)?.entry,
    /** Returns the persons who last changed a field of an entry. */
    editors: (): ReadonlySet<string> => new Set(entries.flatMap(({ editors }) => [...editors.values()])),
    add: ({ body, personId }: WireCall): Made => {
      const value = textAt(JSON.parse(body ?? ''), 'value') ?? '';
      const entry = { id: newId(), value, delete_date: null, commerce_config_vars: variable };
      entries.push({ entry, editors: new Map([['value', personId]]) });
      // with a lost answer the id of the new entry is unknown
      return { id: undefined, body: entry };
    },
    disable: ({ path, personId }: WireCall): Made => {
      const kept = entries.filter(isActive).find(({ entry }) => path.endsWith(`/${entry.id}`));
      if (!kept) return undefined;
      kept.entry = { ...kept.entry, delete_date: '2026-11-20T12:00:00.000Z' };
      kept.editors.set('deleteDate', personId);
      return { id: kept.entry.id, body: kept.entry };
    },
  };
};
