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
  /** Does the job of an entity; stops when the signal says so, and the rest is for the next start. */
  readonly run: (id: string, signal: AbortSignal, failed: LogFailure) => Promise<void>;
}

/** Does jobs in the background, one at a time, in the order in which they were added. */
export interface JobQueue {
  readonly add: (id: string) => void;
}

/** Creates the queue of a service, which lives as long as its application. */
export function createJobQueue(app: FastifyInstance, { entity, unfinished, run }: Jobs): JobQueue {
  const stopping = new AbortController();
  const { signal } = stopping;
  let queue = Promise.resolve();

  const add = (id: string): void => {
    const failed: LogFailure = (error, message) =>
      app.log.error({ [entity]: id, ...describeError(property(error, 'cause') ?? error) }, message);
    queue = queue
      .then(() => (signal.aborted ? undefined : run(id, signal, failed)))
      .catch((error: unknown) => {
        if (!signal.aborted) failed(error, `An ${entity} could not be run.`);
      });
  };
  app.addHook('onReady', async () => {
    for (const id of await unfinished()) add(id);
  });
  app.addHook('onClose', async () => {
    stopping.abort();
    await queue;
  });
  return { add };
}
