import type { Tone } from '@/shared/theme';

/** Where a notice leads. */
export interface NoticeLink {
  /** A page of the application. */
  readonly to: string;
  readonly label: string;
}

/** What can be done about a notice while it is on the screen. */
export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

/** One notice to the person. */
export interface Notice {
  readonly id: number;
  readonly at: Date;
  readonly tone: Tone;
  readonly text: string;
  readonly requestId: string | null;
  /** To what came of it; undefined when there is nothing to look at. */
  readonly link?: NoticeLink | undefined;
  readonly action?: NoticeAction | undefined;
  /** How long it stays on the screen, in milliseconds. */
  readonly stays: number;
}

interface NoticesState {
  /** Of this visit, newest first. */
  readonly all: readonly Notice[];
  /** Those up to this id were taken off the screen at once. */
  readonly dismissedUpTo: number;
}

interface Notices {
  readonly add: (notice: Omit<Notice, 'id'>) => void;
  /** Forgets all. */
  readonly clear: () => void;
  /** Takes all off the screen; they can still be looked up. */
  readonly dismiss: () => void;
  readonly state: () => NoticesState;
  readonly subscribe: (listener: () => void) => () => void;
}

/** As many as a person may want to look back on; older ones leave. */
const KEPT = 50;

/** The notices of a visit: what vanished from the screen can still be read (CON-35). */
export const createNotices = (): Notices => {
  let state: NoticesState = { all: [], dismissedUpTo: 0 };
  let lastId = 0;
  const listeners = new Set<() => void>();
  const become = (next: NoticesState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (notice) => {
      lastId += 1;
      become({ ...state, all: [{ ...notice, id: lastId }, ...state.all].slice(0, KEPT) });
    },
    clear: () => {
      become({ all: [], dismissedUpTo: lastId });
    },
    dismiss: () => {
      become({ ...state, dismissedUpTo: lastId });
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
