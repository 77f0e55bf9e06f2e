import type { Tone } from '@/shared/theme';
import type { Notice } from './notices';

/** What the session keeps of a notice: what it told, not what it led to or could take back. */
export type KeptNotice = Pick<Notice, 'at' | 'tone' | 'text' | 'requestId'>;

/** Where the session keeps notices. */
export type NoticeKeeper = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'notices';

const tones: Readonly<Record<Tone, true>> = { neutral: true, info: true, success: true, warning: true, error: true };

const isTone = (value: unknown): value is Tone => typeof value === 'string' && Object.hasOwn(tones, value);

const readNotice = (kept: unknown): KeptNotice | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined;
  if (!('at' in kept && 'tone' in kept && 'text' in kept && 'requestId' in kept)) return undefined;
  const { tone, text, requestId } = kept;
  const at = new Date(typeof kept.at === 'string' ? kept.at : Number.NaN);
  if (Number.isNaN(at.getTime()) || !isTone(tone) || typeof text !== 'string') return undefined;
  return typeof requestId === 'string' || requestId === null ? { at, tone, text, requestId } : undefined;
};

/** The notices that the session keeps, checked; newest first. */
export const readNotices = (keeper: () => NoticeKeeper): readonly KeptNotice[] => {
  try {
    const kept: unknown = JSON.parse(keeper().getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(readNotice).filter((notice) => notice !== undefined) : [];
  } catch {
    return [];
  }
};

/** Keeps them; a storage that is full or switched off keeps none. */
export const keepNotices = (keeper: () => NoticeKeeper, all: readonly KeptNotice[]): void => {
  try {
    keeper().setItem(KEY, JSON.stringify(all.map(({ at, tone, text, requestId }) => ({ at, tone, text, requestId }))));
  } catch {
    // they hold until the page is left
  }
};
