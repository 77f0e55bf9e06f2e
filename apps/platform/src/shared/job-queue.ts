import type { FastifyInstance } from 'fastify';
import { describeError } from './problem.ts';
import { property } from './property.ts';

type LogFailure = (error: unknown, message: string) => void;

/** Jobs of a service, each of one entity. */
interface Jobs {
  /** Name of the entity in the log. */
  readonly entity: string;
  /** Returns the ids of entities with an unfinished job of an earlier process, in order. */
  readonly unfinished: () => Promise<readonly string[]>;
  /** Number of parallel jobs; 1 by default. Jobs of the same entity run one after the other. */
  readonly atOnce?: number;
  /** Runs the job of an entity. When the signal is aborted it stops, and the next start continues it. */
  readonly run: (id: string, signal: AbortSignal, failed: LogFailure) => Promise<void>;
}

/** Queue of background jobs, which start in the order in which they were added. */
export interface JobQueue {
  readonly add: (id: string) => void;
}

/** Creates the queue of a service. It stops when the application closes. */
export function createJobQueue(app: FastifyInstance, { entity, unfinished, atOnce = 1, run }: Jobs): JobQueue {
  const stopping = new AbortController();
  const { signal } = stopping;
  const waiting: string[] = [];
  const running = new Map<string, Promise<void>>();

  const done = async (id: string): Promise<void> => {
    const failed: LogFailure = (error, message) =>
      app.log.error({ [entity]: id, ...describeError(property(error, 'cause') ?? error) }, message);
    try {
      await run(id, signal, failed);
    } catch (error) {
      if (!signal.aborted) failed(error, `An ${entity} could not be run.`);
    }
    running.delete(id);
    begin();
  };
  const begin = (): void => {
    while (running.size < atOnce && !signal.aborted) {
      const place = waiting.findIndex((id) => !running.has(id));
      const [id] = place < 0 ? [] : waiting.splice(place, 1);
      if (id === undefined) return;
      running.set(id, done(id));
    }
  };
  const add = (id: string): void => {
    waiting.push(id);
    queueMicrotask(begin);
  };
  app.addHook('onReady', async () => {
    for (const id of await unfinished()) add(id);
  });
  app.addHook('onClose', async () => {
    stopping.abort();
    await Promise.all(running.values());
  });
  return { add };
}
