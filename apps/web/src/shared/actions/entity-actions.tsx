import type { TypedDocumentNode } from '@apollo/client';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorOf, useApolloClient, useDocument } from '@/shared/apollo';
import { lateDialog } from '@/shared/late-code';
import { RowButton, type OpenRowMenu } from '@/shared/RowButton';
import { useSettings } from '@/shared/settings';
import { texts } from '@/shared/texts';
import type { ActionName } from './action-names.generated';
import {
  offeredActions,
  type ActionContext,
  type ActionDisplay,
  type ActionEffect,
  type OfferedAction,
  type OfferedEntity,
} from './offered-actions';
import { RowLines, type MenuLine } from './row-menu';
import { openedHere } from '@/shared/leaving';
import { useActionAddress } from './use-action-address';

/** Properties of the dialogs of a domain. */
export interface EntityDialogProps {
  readonly name: string;
  readonly id: string;
  /** Ends once the address is the one without the dialog. */
  readonly onClose: () => void | Promise<void>;
  /** Called after the change was made, and the dialog closed. */
  readonly onChanged: () => void;
}

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
interface Offers<Name extends ActionName, Entity> {
  /** Every action that the screens know, in the order in which they offer them. */
  readonly actions: Readonly<Record<Name, EntityAction<Entity>>>;
  /** Names of what one does next in the state of an entity, the best first; the first that is allowed stands out. */
  readonly nextOf?: ((entity: Entity) => readonly NoInfer<Name>[]) | undefined;
  /** Reasons of the gateway for which an action is not offered at all; without the permission, by default. */
  readonly hiddenReasons?: readonly string[] | undefined;
}

interface EntityActionsOptions<Name extends ActionName, Entity> extends Offers<Name, Entity> {
  /** Parameter of the address that names the entity on a page about many, for example `pago`. */
  readonly parameter: string;
  /** Of rows that do not bring their actions along: they are requested when the menu opens. */
  readonly rows?: {
    /** Answers the entity under the alias `entity`. */
    readonly query: TypedDocumentNode<{ readonly entity: Entity | null }, { id: string }>;
    /** Shown where the entity is not there. */
    readonly unavailable: string;
    /** Leaves out actions that are refused: their reasons stand on the detail. */
    readonly onlyAllowed?: boolean;
  };
  readonly load: () => Promise<ComponentType<EntityDialogProps>>;
}

interface PageActionsOptions {
  /** Identifier on a page that is about one entity. */
  readonly id?: string | undefined;
  /** Called after a change that was made, and after an entity was read again. */
  readonly onChanged?: () => void;
}

/** The actions of a page. */
export interface PageActions<Entity = OfferedEntity> {
  /** Returns the actions of an entity, once that is there; those that can be done come first. */
  readonly offered: (entity: Entity | null | undefined) => readonly OfferedAction[];
  readonly contextOf: (id: string) => ActionContext;
  /** True while an entity is being read again. */
  readonly refreshing: boolean;
  /** To be rendered once on the page. */
  readonly dialog: ReactNode;
}

interface RowMenuProps<Entity> {
  readonly id: string;
  /** Name of the button. */
  readonly label: string;
  /** Lines above the actions. */
  readonly lines: () => readonly MenuLine[];
  /** Left out where `rows` asks for it. */
  readonly entity?: Entity;
}

interface OpenMenuProps<Entity> extends Omit<RowMenuProps<Entity>, 'label'> {
  readonly menu: OpenRowMenu;
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
  offers: Offers<Name, Entity> & { readonly parameter: string },
): PageActions<Entity>['offered'] => {
  const { open } = useActionAddress(offers.parameter);
  return (entity) => offersOf(entity, offers, (action, { id }) => ({ run: () => open({ action, id }) }));
};

/**
 * The actions of a domain: how they are offered on a page and in the menu of a row, and the dialogs that the address
 * asks for, `?accion=…&pago=…`. The dialogs themselves load with the first one.
 */
export const createEntityActions = <Name extends ActionName, Entity extends OfferedEntity = OfferedEntity>({
  parameter,
  actions,
  nextOf,
  hiddenReasons,
  rows,
  load,
}: EntityActionsOptions<Name, Entity>) => {
  const Dialog = lateDialog(load);

  const usePageActions = ({ id: ofPage, onChanged = doNothing }: PageActionsOptions): PageActions<Entity> => {
    const { dialog, open, close } = useActionAddress(parameter, ofPage);
    const { formUrl } = useSettings();
    const client = useApolloClient();
    const navigate = useNavigate();
    const [refreshing, setRefreshing] = useState(false);

    const contextOf = (id: string): ActionContext => ({
      client,
      id,
      open: (action) => open({ action, id }),
      onChanged,
    });
    const refresh = async (run: Promise<void>) => {
      setRefreshing(true);
      await run.finally(() => setRefreshing(false));
    };
    const effectOf = (name: Name, entity: Entity): ActionEffect => {
      const { href, to, run, reloads } = actions[name];
      const page = href?.(entity, formUrl);
      if (page !== undefined) return { href: page };
      if (to) return { run: () => void navigate(to(entity), ofPage === undefined ? {} : { state: openedHere }) };
      const context = contextOf(entity.id);
      if (!run) return { run: () => context.open(name) };
      return { run: () => void (reloads ? refresh(run(context)) : run(context)) };
    };
    return {
      offered: (entity) => offersOf(entity, { actions, nextOf, hiddenReasons }, effectOf),
      contextOf,
      refreshing,
      dialog: dialog && (
        <Dialog
          key={`${dialog.action} ${dialog.id}`}
          name={dialog.action}
          id={dialog.id}
          onClose={close}
          onChanged={onChanged}
        />
      ),
    };
  };

  /** A row asks again for whatever is on the screen: its list, which it may leave. */
  const useRowActions = () => {
    const client = useApolloClient();
    return usePageActions({ onChanged: () => void client.refetchQueries({ include: 'active' }) });
  };

  const KnownMenu = ({ id, entity, ...lines }: OpenMenuProps<Entity>) => {
    const row = useRowActions();
    return <RowLines {...lines} context={row.contextOf(id)} actions={row.offered(entity)} />;
  };

  const AskingMenu = ({
    id,
    query,
    unavailable,
    onlyAllowed = false,
    ...lines
  }: OpenMenuProps<Entity> & NonNullable<typeof rows>) => {
    const row = useRowActions();
    const result = useDocument<{ readonly entity: Entity | null }, { id: string }>(query, { variables: { id } });
    const entity = result.data?.entity;
    const problem = errorOf(result)?.message ?? (result.loading ? texts.loading : unavailable);
    const offered = row.offered(entity);
    return (
      <RowLines
        {...lines}
        context={row.contextOf(id)}
        actions={onlyAllowed ? offered.filter(({ refusal }) => refusal === undefined) : offered}
        problem={entity ? undefined : problem}
        width={260}
      />
    );
  };

  /** The menu of a row in a list: its own lines, and its actions as the gateway offers them. */
  const RowMenu = ({ label, ...row }: RowMenuProps<Entity>) => (
    <RowButton label={label}>
      {(menu) => (rows ? <AskingMenu {...row} {...rows} menu={menu} /> : <KnownMenu {...row} menu={menu} />)}
    </RowButton>
  );

  return { usePageActions, RowMenu };
};
