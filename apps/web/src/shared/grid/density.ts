import type { Preference } from '@/shared/preferences';

/** Choice of the row height in tables. */
type Density = 'compact' | 'normal' | 'wide';

/** Heights of a row, in pixels; the smallest still holds its menu. */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 30, normal: 34, wide: 48 };

const isDensity = (kept: unknown): kept is Density => typeof kept === 'string' && Object.hasOwn(rowHeights, kept);

/** The one that the person chose for every table. */
export const density: Preference<Density> = {
  key: 'density',
  initial: 'normal',
  read: (kept) => (isDensity(kept) ? kept : undefined),
};
