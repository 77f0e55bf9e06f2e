import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Store } from '../../activity/open-store.ts';
import { createProcessMemory } from '../../shared-memory/process-memory.ts';
import type { MemoryArea, SharedMemory } from '../../shared-memory/shared-memory.ts';
import { startSmallGateway, type Carry, type SmallGateway } from './small-gateway.ts';

/** Creates one memory for several gateways, as with Redis. */
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

/** State that all stories share: the store, the clock and the gateways. A story may kill a gateway. */
export interface Ground {
  readonly store: Store;
  readonly gateways: (SmallGateway | undefined)[];
  /**
   * Starts a gateway.
   * @param file name of the files of an earlier gateway; new ones by default
   */
  readonly start: (file?: string) => Promise<SmallGateway>;
  /**
   * Copies the files of a gateway.
   * @returns name of the copy
   */
  readonly copyFiles: (gateway: SmallGateway) => string;
  readonly now: () => Date;
  /** Advances the clock by milliseconds. */
  readonly pass: (ms: number) => void;
  /** Lines of the audit trails of all gateways since the story began. */
  readonly lines: string[];
  /** Handlers of service calls, by story. The request ids of a story begin with its id. */
  readonly carriers: Map<string, Carry>;
}

/**
 * Creates the shared state of all stories.
 * @param folder folder for the files of its gateways
 */
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
    copyFiles: (gateway) => {
      const file = randomUUID();
      gateway.copyFiles(join(folder, file));
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
