import type { Permission } from '@backoffice/schema/roles';
import { holdsAny } from '@/shared/auth/permissions';

/** Kinds of records that the home page can search (A36). */
export type HomeTab = 'payment' | 'collector' | 'payer';

interface TabRule {
  readonly type: HomeTab;
  /** Permissions of which one is enough to show the tab. Empty for everybody. */
  readonly anyOf: readonly Permission[];
}

const rules: readonly TabRule[] = [
  { type: 'payment', anyOf: [] },
  { type: 'collector', anyOf: ['COLLECTOR_SHOW'] },
  { type: 'payer', anyOf: ['PAYER_SHOW'] },
];

/** Key of the last active tab in the session storage (A216). */
export const ACTIVE_TAB_KEY = 'home.tab.active';

/** Returns the tabs that the permissions allow, in order. */
export const displayedTabs = (held: ReadonlySet<Permission>): readonly HomeTab[] =>
  rules.filter(({ anyOf }) => holdsAny(held, anyOf)).map(({ type }) => type);

/** Returns the first tab to open: the stored one if the person may still see it, otherwise the tab of payments. */
export const startingTab = (stored: string | null, displayed: readonly HomeTab[]): HomeTab =>
  displayed.find((type) => type === stored) ?? 'payment';
