import type { Permission } from '@backoffice/schema/roles';
import { holdsAny } from '@/shared/auth/permissions';

/** Kinds of record that can be searched from the first page (A36). */
export type HomeTab = 'payment' | 'collector' | 'payer';

interface TabRule {
  readonly type: HomeTab;
  /** Any one displays it; without permissions it is for everybody. */
  readonly anyOf: readonly Permission[];
}

const rules: readonly TabRule[] = [
  { type: 'payment', anyOf: [] },
  { type: 'collector', anyOf: ['COLLECTOR_SHOW'] },
  { type: 'payer', anyOf: ['PAYER_SHOW'] },
];

/** Key of the session storage that holds the last active tab (A216). */
export const ACTIVE_TAB_KEY = 'home.tab.active';

/** The tabs that a person sees, in their order. */
export const displayedTabs = (held: ReadonlySet<Permission>): readonly HomeTab[] =>
  rules.filter(({ anyOf }) => holdsAny(held, anyOf)).map(({ type }) => type);

/** The tab to open with: the last one, if this person still sees it. */
export const startingTab = (stored: string | null, displayed: readonly HomeTab[]): HomeTab =>
  displayed.find((type) => type === stored) ?? 'payment';
