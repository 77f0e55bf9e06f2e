import { isObject, textAt, at } from '../unknown-value.ts';
import type { GatewayShared } from '../gateway-shared.ts';
import { unlessLost } from './shared-memory.ts';

/** Milliseconds after which the presence of a person expires. */
const BELIEVED = 60_000;
/** Maximum records with presence in the memory of one process. */
const MOST_RECORDS = 5_000;
/** Maximum persons with presence in one record. */
const MOST_PERSONS = 50;
/** Maximum names that are returned. */
const MOST_NAMED = 10;
/** Attempts to write a record that others write at the same time. */
const ATTEMPTS = 3;

interface Presence {
  readonly personId: string;
  readonly name: string;
  /** Time of expiry, in milliseconds since the epoch. */
  readonly until: number;
}

const readerFrom = (value: unknown): Presence[] => {
  const until = isObject(value) ? at(value, 'until') : undefined;
  const [personId, name] = [textAt(value, 'personId'), textAt(value, 'name')];
  return personId !== undefined && name !== undefined && typeof until === 'number' ? [{ personId, name, until }] : [];
};

const readersFrom = (text: string | undefined): Presence[] => {
  const list: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(list) ? list.flatMap(readerFrom) : [];
};

/** Presence of a person in a record; `isOpen` is false when the person closes it. */
export interface OpenRecord {
  readonly type: string;
  readonly id: string;
  readonly personId: string;
  readonly name: string;
  readonly isOpen: boolean;
}

/**
 * Reports the presence of a person in a record.
 * @returns names of the others who have it open; none when the memory is lost
 */
export type ReportPresence = (record: OpenRecord) => Promise<string[]>;

/** Creates the presence of people in records, in the shared memory. */
export const createPresence = ({ memory, now }: Pick<GatewayShared, 'memory' | 'now'>): ReportPresence => {
  const area = memory.area('open', MOST_RECORDS);
  const tell = async ({ type, id, personId, name, isOpen }: OpenRecord): Promise<string[]> => {
    const key = `${type} ${id}`;
    let others: Presence[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const seen = await area.get(key);
      const time = now().getTime();
      others = readersFrom(seen?.text).filter((reader) => reader.personId !== personId && reader.until > time);
      const all = [...(isOpen ? [{ personId, name, until: time + BELIEVED }] : []), ...others];
      if (await area.replace(key, JSON.stringify(all.slice(0, MOST_PERSONS)), BELIEVED, seen)) break;
    }
    return [...new Set(others.map((reader) => reader.name))].slice(0, MOST_NAMED);
  };
  return (record) => unlessLost(tell(record), []);
};
