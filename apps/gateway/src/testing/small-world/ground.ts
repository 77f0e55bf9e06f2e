import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Store } from '../../activity/open-store.ts';
import { createProcessMemory } from '../../shared-memory/process-memory.ts';
import type { MemoryArea, SharedMemory } from '../../shared-memory/shared-memory.ts';
import { startSmallGateway, type Carry, type SmallGateway } from './small-gateway.ts';

/** One memory for several gateways, as Redis is. */
const createCommonMemory = (now: () => Date): SharedMemory => {
  const memory = createProcessMemory({ now });
  const areas = new Map<string, MemoryArea>();
  return {
    ...memory,
    area: (name, most) => {
      const area = areas.get(name) ?? memory.area(name, most);
      areas.set(name, area);
      return area;
    },
  };
};

/** Everything that outlives a story: the store, the gateways unless a story kills them, and one clock for all. */
export interface Ground {
  readonly store: Store;
  readonly gateways: (SmallGateway | undefined)[];
  /** Starts a gateway. @param file name of what an earlier one has left on its disk */
  readonly start: (file?: string) => Promise<SmallGateway>;
  /** Copies what a gateway leaves on its disk to another place. @returns its name */
  readonly leave: (gateway: SmallGateway) => string;
  readonly now: () => Date;
  /** Lets time pass, in milliseconds. */
  readonly pass: (ms: number) => void;
  /** Lines of the audit trails of all gateways, since the story began. */
  readonly lines: string[];
  /** Takers of the calls of a story, by the beginning of the identifiers of its requests. */
  readonly carriers: Map<string, Carry>;
}

/** Opens the ground of all stories. @param folder disks of its gateways */
export const createGround = (store: Store, folder: string): Ground => {
  let clock = Date.parse('2026-11-20T12:00:00.000Z');
  const now = () => new Date(clock);
  const memory = createCommonMemory(now);
  const lines: string[] = [];
  const carriers: Ground['carriers'] = new Map();
  const carry: Carry = (call) => {
    const carrier = carriers.get((call.headers['x-request-id'] ?? '').slice(0, 36));
    if (!carrier) throw new Error('A call of no story.');
    return carrier(call);
  };
  return {
    store,
    gateways: [],
    start: (file = randomUUID()) =>
      startSmallGateway({
        carry,
        store,
        memory,
        now,
        takeLine: (line) => void lines.push(...line.split('\n').filter(Boolean)),
        waitingFile: join(folder, file),
      }),
    leave: (gateway) => {
      const file = randomUUID();
      gateway.leave(join(folder, file));
      return file;
    },
    now,
    pass: (ms) => {
      clock += ms;
    },
    lines,
    carriers,
  };
};
