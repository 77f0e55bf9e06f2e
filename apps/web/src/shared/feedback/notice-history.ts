import type { Tone } from '@/shared/theme';

/** One notice that was shown. */
export interface Notice {
  readonly id: number;
  readonly at: Date;
  readonly tone: Tone;
  readonly text: string;
  readonly requestId: string | null;
}

interface NoticeHistory {
  readonly add: (notice: Omit<Notice, 'id'>) => void;
  readonly all: () => readonly Notice[];
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** As many notices as a person may want to look back on; older ones leave. */
const KEPT = 50;

/** The notices of this visit, newest first: what vanished from the screen can still be read (CON-35). */
export const createNoticeHistory = (): NoticeHistory => {
  let notices: readonly Notice[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const become = (next: readonly Notice[]): void => {
    notices = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (notice) => {
      lastId += 1;
      become([{ ...notice, id: lastId }, ...notices].slice(0, KEPT));
    },
    all: () => notices,
    clear: () => {
      become([]);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
