import type { Tone } from '@/shared/theme';
import { isRecord } from '@/shared/is-record';
import type { TextStorage } from '@/shared/storage';
import type { Advice } from './failure';

/** Link of a notice. */
export interface NoticeLink {
  /** Address in the application. */
  readonly to: string;
  readonly label: string;
}

/** Action of a notice, available while it is on the screen. */
export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

/** Notice to the person. */
export interface Notice {
  readonly id: number;
  readonly at: Date;
  readonly tone: Tone;
  readonly text: string;
  /** Cause and next step of an error. */
  readonly advice?: Advice | undefined;
  readonly requestId: string | null;
  /** Link to the result; undefined without a result. */
  readonly link?: NoticeLink | undefined;
  readonly action?: NoticeAction | undefined;
  /** Time on the screen, in milliseconds. */
  readonly stays: number;
}

/** Part of a notice that the session storage keeps: not its link or action. */
type KeptNotice = Pick<Notice, 'at' | 'tone' | 'text' | 'advice' | 'requestId'>;

const KEY = 'notices';

const tones: Readonly<Record<Tone, true>> = { neutral: true, info: true, success: true, warning: true, error: true };

const isTone = (value: unknown): value is Tone => typeof value === 'string' && Object.hasOwn(tones, value);

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const readAdvice = (kept: unknown): Advice | undefined =>
  isRecord(kept) && 'cause' in kept && 'nextStep' in kept
    ? { cause: textOrNull(kept['cause']), nextStep: textOrNull(kept['nextStep']) }
    : undefined;

const readNotice = (kept: unknown): KeptNotice | undefined => {
  if (!isRecord(kept)) return undefined;
  const { tone, text, requestId, advice } = kept;
  const at = new Date(typeof kept['at'] === 'string' ? kept['at'] : Number.NaN);
  if (Number.isNaN(at.getTime()) || !isTone(tone) || typeof text !== 'string') return undefined;
  if (typeof requestId !== 'string' && requestId !== null) return undefined;
  return { at, tone, text, requestId, advice: readAdvice(advice) };
};

/** Reads and validates the stored notices, newest first. */
const readNotices = (keeper: TextStorage): readonly KeptNotice[] => {
  try {
    const kept: unknown = JSON.parse(keeper.read(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(readNotice).filter((notice) => notice !== undefined) : [];
  } catch {
    return [];
  }
};

/** Stores the notices. Does nothing when the storage is full or disabled. */
const keepNotices = (keeper: TextStorage, all: readonly KeptNotice[]): void => {
  keeper.write(
    KEY,
    JSON.stringify(all.map(({ at, tone, text, advice, requestId }) => ({ at, tone, text, advice, requestId }))),
  );
};

interface NoticesState {
  /** Latest notices of this session, newest first. */
  readonly all: readonly Notice[];
  /** Notices up to this id were dismissed together. */
  readonly dismissedUpTo: number;
}

interface Notices {
  readonly add: (notice: Omit<Notice, 'id'>) => void;
  /** Deletes all notices. */
  readonly clear: () => void;
  /** Removes all notices from the screen; they stay in the history. */
  readonly dismiss: () => void;
  readonly state: () => NoticesState;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Maximum number of notices in the history; older ones are dropped. */
const MOST_NOTICES = 50;

/**
 * Creates the store of a session's notices. People can read notices again after these left the screen, and after a
 * reload (CON-35).
 */
export const createNotices = (keeper: TextStorage): Notices => {
  const before = readNotices(keeper).slice(0, MOST_NOTICES);
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
      become({ ...state, all: [{ ...notice, id: lastId }, ...state.all].slice(0, MOST_NOTICES) });
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
