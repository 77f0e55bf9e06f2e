import type { ApolloClient } from '@apollo/client';
import type { ReactNode } from 'react';
import { texts } from '@/shared/texts';
import type { ActionName } from './action-names.generated';
import type { OfferedFragment } from './Offered.generated';

/** Label and icon of an action, in toolbars and menus alike. */
export interface ActionDisplay {
  readonly label: string;
  readonly icon: ReactNode;
}

/** Arguments of an effect: the API client, the entity's identifier, and the functions that the effect may call. */
export interface ActionContext {
  readonly client: ApolloClient;
  readonly id: string;
  /** Opens a dialog about the entity. */
  readonly open: (dialog: string) => void;
  /** Called by the effect after the entity was changed or read again. */
  readonly onChanged: () => void;
}

/** Effect of an allowed action: a function, or the address of a page in another window. */
export type ActionEffect = { readonly run: () => void } | { readonly href: string };

/** Action as a screen offers it. The gateway decides whether an entity's action is allowed, and sends the reason. */
export interface OfferedAction extends ActionDisplay {
  readonly name: string;
  /** Reason why the action is refused now; undefined when it is allowed. */
  readonly refusal?: string | undefined;
  readonly effect: ActionEffect;
  /** True when the action is refused for a missing permission. */
  readonly lacksPermission?: boolean;
  /** True for the suggested next step; at most one action of an entity has it. */
  readonly next?: boolean;
  /** True for an action that the toolbar shows as an icon where there is room. */
  readonly atHand?: boolean;
  /** True for an action that reads the page again; its icon is busy meanwhile. */
  readonly reloads?: boolean;
}

/** Entity with the actions that the gateway offers for it. */
export interface OfferedEntity {
  readonly id: string;
  readonly availableActions: readonly OfferedFragment[];
}

/** Entity with its actions and the version that they are valid for. */
export interface ActionableEntity extends OfferedEntity {
  readonly version: number;
}

/** Row of a list with its bulk actions. */
export interface OfferedRow {
  readonly id: string;
  readonly version: number;
  readonly bulkActions: readonly OfferedFragment[];
}

/** Reason code of the gateway: the person lacks the permission. */
export const NO_PERMISSION = 'no_permission';

/** Converts a row to an entity, for the row's menu. */
export const entityOf = ({ id, bulkActions }: OfferedRow): OfferedEntity => ({ id, availableActions: bulkActions });

/** Returns the offer of one action; undefined when the gateway does not offer it. */
export const offerOf = <Offer extends { readonly name: string }>(
  actions: readonly Offer[],
  action: ActionName,
): Offer | undefined => actions.find(({ name }) => name === action);

/** Returns the reason why an action is refused; undefined when it is allowed. */
export const refusalOf = ({ allowed, reason }: OfferedFragment): string | undefined =>
  allowed ? undefined : (reason ?? texts.noPermission);

interface Offer<Name extends ActionName> {
  /** All actions that the screens know, in the order of display. */
  readonly actions: Readonly<Record<Name, ActionDisplay & Pick<OfferedAction, 'atHand' | 'reloads'>>>;
  /** Candidates for the next step in the entity's status, the best first. */
  readonly nextOnes: readonly Name[];
  readonly effectOf: (name: Name) => ActionEffect;
}

/** Returns the offered actions in order: the next step, then the allowed ones, then the refused ones. */
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
      const refusal = refusalOf(found);
      const lacksPermission = found.reasonCode === NO_PERMISSION;
      const offer = { label, icon, atHand, reloads, name, refusal, lacksPermission };
      return [{ ...offer, effect: effectOf(name), next: name === next }];
    });
  const rank = ({ next: isNext, refusal }: OfferedAction): number => (isNext ? 0 : refusal === undefined ? 1 : 2);
  return offered.toSorted((a, b) => rank(a) - rank(b));
};
