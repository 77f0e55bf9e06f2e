import type { ApolloClient } from '@apollo/client';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useApolloClient } from '@/shared/apollo';
import { useSettings } from '@/shared/settings';
import { offeredActions, type ActionDisplay, type OfferedAction, type OfferedEntity } from './offered-actions';
import type { OpenAction } from './open-action';
import { useActionAddress } from './use-action-address';

/** The dialogs of a domain, which load with the first one that is opened. */
export interface LoadedDialogs {
  readonly Dialog: ComponentType<{
    readonly name: string;
    readonly id: string;
    readonly onClose: () => void;
    readonly onChanged: () => void;
  }>;
  /** Has the service read an entity again, and reports the outcome; false when it failed. */
  readonly refresh: (client: ApolloClient, id: string) => Promise<boolean>;
}

interface EntityActionsOptions<Name extends string, Entity extends OfferedEntity> {
  /** Parameter of the address that names the entity on a page about many, for example `pago`. */
  readonly parameter: string;
  /** Every action that the screens know, in the order in which they offer them. */
  readonly display: Readonly<Record<Name, ActionDisplay>>;
  /** Address of an action that is done on a page of its own; undefined for the others. */
  readonly pageOf?: (name: Name, entity: Entity, formUrl: string) => string | undefined;
  /** Names of what one does next in the state of an entity, the best first; the first that is allowed stands out. */
  readonly nextOf?: (entity: Entity) => readonly NoInfer<Name>[];
  /** Reasons of the gateway for which an action is not offered at all. */
  readonly hiddenReasons?: ReadonlySet<string>;
  readonly load: () => Promise<LoadedDialogs>;
}

/** Hook of the actions that a screen offers for an entity, once that is there. */
export type UseOfferedActions<Name extends string, Entity> = (
  entity: Entity | null | undefined,
  run: (name: Name) => void,
) => readonly OfferedAction[];

interface PageActionsOptions {
  /** Identifier on a page that is about one entity. */
  readonly id?: string | undefined;
  /** Called after a change that was made, and after an entity was read again. */
  readonly onChanged?: () => void;
}

/** The actions of a page. */
export interface PageActions {
  readonly open: OpenAction;
  /** Whether an entity is being read again. */
  readonly refreshing: boolean;
  /** To be rendered once on the page. */
  readonly dialog: ReactNode;
}

/**
 * The actions of a domain: how they are offered, and how its pages begin them and show their dialogs.
 * The dialogs themselves load with the first one.
 */
export const createEntityActions = <Name extends string, Entity extends OfferedEntity>({
  parameter,
  display,
  pageOf,
  nextOf,
  hiddenReasons,
  load,
}: EntityActionsOptions<Name, Entity>) => {
  const Dialog = lazy(async () => ({ default: (await load()).Dialog }));
  const isDialog = (name: string): boolean => Object.hasOwn(display, name);

  /** The actions of an entity, those that can be done first. @param run does one that is not a page of its own */
  const useOfferedActions: UseOfferedActions<Name, Entity> = (entity, run) => {
    const { formUrl } = useSettings();
    if (!entity) return [];
    return offeredActions(
      entity.availableActions.filter(({ reasonCode }) => !hiddenReasons?.has(reasonCode ?? '')),
      { display, pageOf: (name) => pageOf?.(name, entity, formUrl), nextOnes: nextOf?.(entity) ?? [], run },
    );
  };

  /** The actions on a page, and the dialog that the address asks for, `?accion=…&pago=…`. */
  const usePageActions = ({ id: ofPage, onChanged = () => undefined }: PageActionsOptions): PageActions => {
    const { dialog, open, close } = useActionAddress({ isDialog, parameter, id: ofPage });
    const client = useApolloClient();
    const [refreshing, setRefreshing] = useState(false);
    const refresh = async (id: string) => {
      setRefreshing(true);
      const isRead = await (await load()).refresh(client, id);
      setRefreshing(false);
      if (isRead) onChanged();
    };
    return {
      open: (name, { id }) => {
        if (name === 'refresh') void refresh(id);
        else if (isDialog(name)) open({ action: name, id });
      },
      refreshing,
      dialog: dialog && (
        <Suspense>
          <Dialog
            key={`${dialog.action} ${dialog.id}`}
            name={dialog.action}
            id={dialog.id}
            onClose={close}
            onChanged={onChanged}
          />
        </Suspense>
      ),
    };
  };

  return { useOfferedActions, usePageActions };
};
