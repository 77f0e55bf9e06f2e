import type { ApolloClient } from '@apollo/client';
import type { ReactNode } from 'react';
import { texts } from '@/shared/texts';
import type { ActionName } from './action-names.generated';
import type { OfferedFragment } from './Offered.generated';

/** Label and icon of an action, wherever it is offered. */
export interface ActionDisplay {
  readonly label: string;
  readonly icon: ReactNode;
}

/** The entity of an effect, and what an effect has at hand. */
export interface ActionContext {
  readonly client: ApolloClient;
  readonly id: string;
  /** Opens a dialog about the entity. */
  readonly open: (dialog: string) => void;
  /** To be called once the entity was changed, or read again. */
  readonly onChanged: () => void;
}

/** Effect of an allowed action: something here, or a page in another window. */
export type ActionEffect = { readonly run: () => void } | { readonly href: string };

/** An action as a screen offers it. The gateway decides if it is allowed, and gives the reason. */
export interface OfferedAction extends ActionDisplay {
  readonly name: string;
  /** Reason for which it cannot be done now; undefined when it can. */
  readonly refusal?: string | undefined;
  readonly effect: ActionEffect;
  /** True for what one does next in the state of the entity; at most one action of an entity is. */
  readonly next?: boolean;
  /** Stands as an icon in a toolbar, wherever there is room. */
  readonly atHand?: boolean;
  /** Reads again what the page shows, and is busy meanwhile. */
  readonly reloads?: boolean;
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

/** The entity of a row, for its menu. */
export const entityOf = ({ id, bulkActions }: OfferedRow): OfferedEntity => ({ id, availableActions: bulkActions });

/** The offer of one action; undefined when the gateway does not offer it. */
export const offerOf = <Offer extends { readonly name: string }>(
  actions: readonly Offer[],
  action: ActionName,
): Offer | undefined => actions.find(({ name }) => name === action);

interface Offer<Name extends ActionName> {
  /** Every action that the screens know, in the order in which they offer them. */
  readonly actions: Readonly<Record<Name, ActionDisplay & Pick<OfferedAction, 'atHand' | 'reloads'>>>;
  /** Names of what one does next in the state of the entity, the best first. */
  readonly nextOnes: readonly Name[];
  readonly effectOf: (name: Name) => ActionEffect;
}

/** The actions that can be offered: what one does next, then the others that can be done, then those that cannot. */
export const offeredActions = <Name extends ActionName>(
  available: readonly OfferedFragment[],
  { actions, nextOnes, effectOf }: Offer<Name>,
): readonly OfferedAction[] => {
  const isKnown = (name: string): name is Name => Object.hasOwn(actions, name);
  const next = nextOnes.find((name) => offerOf(available, name)?.allowed === true);
  const offered = Object.keys(actions)
    .filter(isKnown)
    .flatMap((name): OfferedAction[] => {
      const found = offerOf(available, name);
      if (!found) return [];
      const { label, icon, atHand = false, reloads = false } = actions[name];
      const refusal = found.allowed ? undefined : (found.reason ?? texts.noPermission);
      return [{ label, icon, atHand, reloads, name, refusal, effect: effectOf(name), next: name === next }];
    });
  const rank = ({ next: isNext, refusal }: OfferedAction): number => (isNext ? 0 : refusal === undefined ? 1 : 2);
  return offered.toSorted((a, b) => rank(a) - rank(b));
};
