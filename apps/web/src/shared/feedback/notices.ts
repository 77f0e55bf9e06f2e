import type { Tone } from '@/shared/theme';
import { keepNotices, readNotices, type NoticeKeeper } from './kept-notices';

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
  /** Of this session, newest first. */
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

/**
 * The notices of a session: what vanished from the screen, or was told before the page was reloaded, can still be read
 * (CON-35).
 */
export const createNotices = (keeper: () => NoticeKeeper): Notices => {
  const before = readNotices(keeper).slice(0, KEPT);
  let lastId = before.length;
  let state: NoticesState = {
    all: before.map((notice, at) => ({ ...notice, id: lastId - at, stays: 0 })),
    dismissedUpTo: lastId,
  };
  const listeners = new Set<() => void>();
  const become = (next: NoticesState): void => {
    state = next;
    keepNotices(keeper, state.all);
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
