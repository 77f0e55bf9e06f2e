import type { Preference } from '@/shared/preferences';

/** Row height of tables, as the person chose it. */
type Density = 'compact' | 'normal' | 'wide';

/** Row heights in pixels. The smallest one still fits the menu button. */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 30, normal: 34, wide: 48 };

const isDensity = (kept: unknown): kept is Density => typeof kept === 'string' && Object.hasOwn(rowHeights, kept);

/** Preference for the row height of all tables. */
export const density: Preference<Density> = {
  key: 'density',
  initial: 'normal',
  read: (kept) => (isDensity(kept) ? kept : undefined),
};
