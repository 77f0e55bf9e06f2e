import type { FastifyInstance } from 'fastify';
import { describeError } from './problem.ts';
import { property } from './property.ts';

type LogFailure = (error: unknown, message: string) => void;

/** Jobs of a service: each belongs to one of its entities. */
interface Jobs {
  /** Name of the entity in the log. */
  readonly entity: string;
  /** Ids of the entities whose job an earlier process did not end, in their order. */
  readonly unfinished: () => Promise<readonly string[]>;
  /** Jobs that are done side by side; one, unless it says otherwise. Those of the same entity follow each other. */
  readonly atOnce?: number;
  /** Does the job of an entity; stops when the signal says so, and the rest is for the next start. */
  readonly run: (id: string, signal: AbortSignal, failed: LogFailure) => Promise<void>;
}

/** Does jobs in the background, in the order in which they were added. */
export interface JobQueue {
  readonly add: (id: string) => void;
}

/** Creates the queue of a service, which lives as long as its application. */
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
