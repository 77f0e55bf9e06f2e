import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApolloClient } from '@/shared/apollo';
import { openedHere } from '@/shared/leaving';
import { useSettings } from '@/shared/settings';
import type { ActionName } from './action-names.generated';
import {
  offeredActions,
  type ActionContext,
  type ActionDisplay,
  type ActionEffect,
  type OfferedAction,
  type OfferedEntity,
} from './offered-actions';
import { useOpenAction, type AddressedDialog } from './use-action-address';

/** An action: its display, and its effect. Without an effect of its own it opens its dialog. */
interface EntityAction<Entity> extends ActionDisplay, Pick<OfferedAction, 'atHand' | 'reloads'> {
  /** Address of a page in another window; undefined where the entity has none. */
  readonly href?: (entity: Entity, formUrl: string) => string | undefined;
  /** Address in this application. */
  readonly to?: (entity: Entity) => string;
  /** Does it at once. */
  readonly run?: (context: ActionContext) => Promise<void>;
}

/** Offer of the actions of an entity. */
export interface Offers<Name extends ActionName, Entity> {
  /** Parameter of the address that names the entity on a page about many, for example `pago`. */
  readonly parameter: string;
  /** Every action that the screens know, in the order in which they offer them. */
  readonly actions: Readonly<Record<Name, EntityAction<Entity>>>;
  /** Names of what one does next in the state of an entity, the best first; the first that is allowed stands out. */
  readonly nextOf?: ((entity: Entity) => readonly NoInfer<Name>[]) | undefined;
  /** Reasons of the gateway for which an action is not offered at all; without the permission, by default. */
  readonly hiddenReasons?: readonly string[] | undefined;
}

/** Place of an offer. */
export interface OffersPlace {
  /** Identifier on a page that is about one entity. */
  readonly id?: string | undefined;
  /** Called after a change that was made, and after an entity was read again. */
  readonly onChanged?: (() => void) | undefined;
}

/** The actions that are offered in a place. */
export interface Offered<Entity> {
  /** Returns the actions of an entity, once that is there; those that can be done come first. */
  readonly offered: (entity: Entity | null | undefined) => readonly OfferedAction[];
  /** Writes a dialog into the address. */
  readonly open: (dialog: AddressedDialog) => void;
  /** True while an entity is being read again. */
  readonly refreshing: boolean;
}

const doNothing = (): void => undefined;

/** Reasons for which an action is not offered, where a domain names no others. */
const HIDDEN: readonly string[] = ['no_permission'];

/** The actions of an entity, without those that are hidden; none before it is there. */
const offersOf = <Name extends ActionName, Entity extends OfferedEntity>(
  entity: Entity | null | undefined,
  { actions, nextOf, hiddenReasons = HIDDEN }: Offers<Name, Entity>,
  effectOf: (name: Name, entity: Entity) => ActionEffect,
): readonly OfferedAction[] =>
  entity
    ? offeredActions(
        entity.availableActions.filter(({ reasonCode }) => !hiddenReasons.includes(reasonCode ?? '')),
        { actions, nextOnes: nextOf?.(entity) ?? [], effectOf: (name) => effectOf(name, entity) },
      )
    : [];

/** Hook that offers the actions of an entity from one of its own dialogs: each opens its dialog in its place. */
export const useOfferedDialogs = <Name extends ActionName, Entity extends OfferedEntity>(
  offers: Offers<Name, Entity>,
): Offered<Entity>['offered'] => {
  const open = useOpenAction(offers.parameter);
  return (entity) => offersOf(entity, offers, (action, { id }) => ({ run: () => open({ action, id }) }));
};

/** Hook that offers actions on a page or in a menu. It writes dialogs into the address, and opens none. */
export const useOffers = <Name extends ActionName, Entity extends OfferedEntity>(
  offers: Offers<Name, Entity>,
  { id: ofPage, onChanged = doNothing }: OffersPlace,
): Offered<Entity> => {
  const open = useOpenAction(offers.parameter, ofPage);
  const { formUrl } = useSettings();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [refreshing, setRefreshing] = useState(false);

  const refresh = async (run: Promise<void>) => {
    setRefreshing(true);
    await run.finally(() => setRefreshing(false));
  };
  const effectOf = (name: Name, entity: Entity): ActionEffect => {
    const { href, to, run, reloads } = offers.actions[name];
    const page = href?.(entity, formUrl);
    if (page !== undefined) return { href: page };
    if (to) return { run: () => void navigate(to(entity), ofPage === undefined ? {} : { state: openedHere }) };
    const { id } = entity;
    if (!run) return { run: () => open({ action: name, id }) };
    const context: ActionContext = { client, id, open: (action) => open({ action, id }), onChanged };
    return { run: () => void (reloads ? refresh(run(context)) : run(context)) };
  };
  return { offered: (entity) => offersOf(entity, offers, effectOf), open, refreshing };
};
