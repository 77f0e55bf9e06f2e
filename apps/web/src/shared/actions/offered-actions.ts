import type { ReactNode } from 'react';
import { texts } from '@/shared/texts';
import type { OfferedFragment } from './Offered.generated';

/** Label and icon of an action, wherever it is offered. */
export interface ActionDisplay {
  readonly label: string;
  readonly icon: ReactNode;
}

/** Effect of an allowed action: something here, or a page in another window. */
type ActionEffect = { readonly run: () => void } | { readonly href: string };

/** An action as a screen offers it. Whether it is allowed, and why not, is the gateway's word. */
export interface OfferedAction extends ActionDisplay {
  readonly name: string;
  /** Why it cannot be done now; undefined when it can. */
  readonly refusal: string | undefined;
  readonly effect: ActionEffect;
  /** True for what one does next in the state of the entity; at most one action of an entity is. */
  readonly next: boolean;
}

/** An entity with its actions, by the word of the gateway. */
export interface OfferedEntity {
  readonly id: string;
  readonly availableActions: readonly OfferedFragment[];
}

/** An entity with its actions, which are about its version. */
export interface ActionableEntity extends OfferedEntity {
  readonly version: number;
}

/** A row of a list with its actions, of which many may be done at once. */
export interface OfferedRow {
  readonly id: string;
  readonly version: number;
  readonly bulkActions: readonly OfferedFragment[];
}

/** The offer of one action; undefined when the gateway does not know it. */
export const offerOf = (actions: readonly OfferedFragment[], action: string): OfferedFragment | undefined =>
  actions.find(({ name }) => name === action);

interface Offer<Name extends string> {
  /** Every action that the screens know, in the order in which they offer them. */
  readonly display: Readonly<Record<Name, ActionDisplay>>;
  /** Where an action leads that is done on a page of its own; undefined for the others. */
  readonly pageOf?: (name: Name) => string | undefined;
  /** Names of what one does next in the state of the entity, the best first. */
  readonly nextOnes?: readonly Name[];
  /** Does the action, where it is not a page of its own. */
  readonly run: (name: Name) => void;
}

/** The actions that can be offered: what one does next, then the others that can be done, then those that cannot. */
export const offeredActions = <Name extends string>(
  available: readonly OfferedFragment[],
  { display, pageOf, nextOnes = [], run }: Offer<Name>,
): readonly OfferedAction[] => {
  const isKnown = (name: string): name is Name => Object.hasOwn(display, name);
  const isAllowed = (name: Name): boolean => offerOf(available, name)?.allowed === true;
  const next = nextOnes.find(isAllowed);
  const offered = Object.keys(display)
    .filter(isKnown)
    .flatMap((name): OfferedAction[] => {
      const found = offerOf(available, name);
      if (!found) return [];
      const href = pageOf?.(name);
      const refusal = found.allowed ? undefined : (found.reason ?? texts.noPermission);
      const effect = href === undefined ? { run: () => run(name) } : { href };
      return [{ ...display[name], name, refusal, effect, next: name === next }];
    });
  const rank = ({ next: isNext, refusal }: OfferedAction): number => (isNext ? 0 : refusal === undefined ? 1 : 2);
  return offered.toSorted((a, b) => rank(a) - rank(b));
};
