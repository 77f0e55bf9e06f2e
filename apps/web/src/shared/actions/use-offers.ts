import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApolloClient } from '@/shared/apollo';
import { openedHere } from '@/shared/leaving';
import { useSettings } from '@/shared/settings';
import type { ActionName } from './action-names.generated';
import {
  NO_PERMISSION,
  offeredActions,
  type ActionContext,
  type ActionDisplay,
  type ActionEffect,
  type OfferedAction,
  type OfferedEntity,
} from './offered-actions';
import { useOpenAction, type AddressedDialog } from './use-action-address';

/** Display and effect of an action. Without an effect of its own, an action opens its dialog. */
interface EntityAction<Entity> extends ActionDisplay, Pick<OfferedAction, 'atHand' | 'reloads'> {
  /** Returns the address of a page in another window; undefined when the entity has none. */
  readonly href?: (entity: Entity, formUrl: string) => string | undefined;
  /** Returns an address in this application. */
  readonly to?: (entity: Entity) => string;
  /** Runs the action at once, without a dialog. */
  readonly run?: (context: ActionContext) => Promise<void>;
}

/** Actions of a domain's entities, and how they are offered. */
export interface Offers<Name extends ActionName, Entity> {
  /** Parameter of the address with the entity's identifier on a page about many entities, for example `pago`. */
  readonly parameter: string;
  /** All actions that the screens know, in the order of display. */
  readonly actions: Readonly<Record<Name, EntityAction<Entity>>>;
  /**
   * Returns the candidates for the next step in the entity's status, the best first. The first allowed one is
   * highlighted.
   */
  readonly nextOf?: ((entity: Entity) => readonly NoInfer<Name>[]) | undefined;
  /** Reason codes of the gateway for which a refused action is hidden; by default `no_permission`. */
  readonly hiddenReasons?: readonly string[] | undefined;
}

/** Page or menu that offers actions. */
export interface OffersPlace {
  /** Identifier of the entity, on a page about one entity. */
  readonly id?: string | undefined;
  /** Called after a change succeeded, and after an entity was read again. */
  readonly onChanged?: (() => void) | undefined;
}

/** Actions that a page or menu offers. */
export interface Offered<Entity> {
  /** Returns the actions of an entity, the allowed ones before the refused ones; none while there is no entity. */
  readonly offered: (entity: Entity | null | undefined) => readonly OfferedAction[];
  /** Writes a dialog into the address. */
  readonly open: (dialog: AddressedDialog) => void;
  /** True while an entity is being read again. */
  readonly refreshing: boolean;
}

const doNothing = (): void => undefined;

/** Default of `hiddenReasons`: refusals for a missing permission are hidden. */
const HIDDEN: readonly string[] = [NO_PERMISSION];

/** Returns the actions of an entity without the hidden ones; none while there is no entity. */
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

/** Hook that offers actions inside a dialog of the entity. Each action opens its dialog in place of the open one. */
export const useOfferedDialogs = <Name extends ActionName, Entity extends OfferedEntity>(
  offers: Offers<Name, Entity>,
): Offered<Entity>['offered'] => {
  const open = useOpenAction(offers.parameter);
  return (entity) => offersOf(entity, offers, (action, { id }) => ({ run: () => open({ action, id }) }));
};

/** Hook that offers actions on a page or in a menu. It writes dialogs into the address but does not render them. */
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
