import type { DraftAnswer, DraftQuestion } from './draft-session';

/** Session about one file, which the request `open` hands over. Answers have the order of the requests. */
export interface DraftSession {
  readonly ask: (question: DraftQuestion) => Promise<DraftAnswer>;
  readonly end: () => void;
}

const sessionHere = (): DraftSession => {
  const loadSession = async () => (await import('./draft-session')).createDraftSession();
  const session = loadSession();
  return { ask: async (question) => (await session)(question), end: () => undefined };
};

const sessionBeside = (): DraftSession => {
  const worker = new Worker(new URL('./draft.worker.ts', import.meta.url), { type: 'module' });
  const waiting: ((answer: DraftAnswer) => void)[] = [];
  worker.addEventListener('message', ({ data }: MessageEvent<DraftAnswer>) => waiting.shift()?.(data));
  let isOver = false;
  // a worker that has ended answers nothing: no request may wait for ever
  const fail = () => {
    isOver = true;
    for (const answer of waiting.splice(0)) answer({ kind: 'failed' });
  };
  worker.addEventListener('error', fail);
  return {
    ask: (question) =>
      new Promise((resolve) => {
        if (isOver) {
          resolve({ kind: 'failed' });
          return;
        }
        waiting.push(resolve);
        worker.postMessage(question, question.kind === 'open' ? [question.bytes.buffer] : []);
      }),
    end: () => {
      worker.terminate();
      fail();
    },
  };
};

/** Opens a session in a worker, or in this thread if the browser has no workers. */
export const openSession = (): DraftSession => (typeof Worker === 'undefined' ? sessionHere() : sessionBeside());
