import { isObject, textAt, at } from '../unknown-value.ts';
import type { GatewayShared } from '../gateway-shared.ts';
import { unlessLost } from './shared-memory.ts';

/** Milliseconds in which it is believed that a record is open. */
const BELIEVED = 60_000;
/** Records that somebody has open, where the memory is this process's. */
const MOST_RECORDS = 5_000;
/** Persons of one record. */
const MOST_PERSONS = 50;
/** Persons that are named. */
const MOST_NAMED = 10;
/** Attempts to write what others write at the same time. */
const ATTEMPTS = 3;

interface Reader {
  readonly personId: string;
  readonly name: string;
  /** Milliseconds of the clock of the gateways. */
  readonly until: number;
}

const readerFrom = (value: unknown): Reader[] => {
  const until = isObject(value) ? at(value, 'until') : undefined;
  const [personId, name] = [textAt(value, 'personId'), textAt(value, 'name')];
  return personId !== undefined && name !== undefined && typeof until === 'number' ? [{ personId, name, until }] : [];
};

const readersFrom = (text: string | undefined): Reader[] => {
  const list: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(list) ? list.flatMap(readerFrom) : [];
};

/** A person who has a record open, or has it open no longer. */
export interface OpenRecord {
  readonly type: string;
  readonly id: string;
  readonly personId: string;
  readonly name: string;
  readonly isOpen: boolean;
}

/** Reports that a record is open. @returns names of the others who have it open; none when the memory is lost */
export type TellOpen = (record: OpenRecord) => Promise<string[]>;

/** Keeps who has which record open, in the memory that the gateways share. */
export const createTellOpen = ({ memory, now }: Pick<GatewayShared, 'memory' | 'now'>): TellOpen => {
  const area = memory.area('open', MOST_RECORDS);
  const tell = async ({ type, id, personId, name, isOpen }: OpenRecord): Promise<string[]> => {
    const key = `${type} ${id}`;
    let others: Reader[] = [];
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
