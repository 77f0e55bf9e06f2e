import { Suspense, useState, type ReactNode } from 'react';
import { useApolloClient } from '@/shared/apollo';
import type { ApolloClient } from '@apollo/client';
import type { OpenAction } from './open-action';
import { useActionAddress, type ActionAddressOptions, type AskedDialog } from './use-action-address';

interface ActionsOptions<Action extends string, Entity> extends ActionAddressOptions<Action> {
  /** The dialog of an action. It loads with the first one that is opened. */
  readonly renderDialog: (asked: AskedDialog<Action>, onClose: () => void) => ReactNode;
  /** Has the service read an entity again, and tells the outcome; undefined when it failed. */
  readonly refresh: (client: ApolloClient, id: string) => Promise<Entity | undefined>;
  /** Called with what was read again. */
  readonly onRefreshed: (entity: Entity) => void;
}

/** The actions of a page. */
export interface Actions {
  readonly open: OpenAction;
  /** Whether an entity is being read again. */
  readonly refreshing: boolean;
  /** To be rendered once on the page. */
  readonly dialog: ReactNode;
}

/** The actions of entities on a page: how to begin one, and the dialog that the address asks for. */
export const useActions = <Action extends string, Entity>({
  renderDialog,
  refresh,
  onRefreshed,
  ...address
}: ActionsOptions<Action, Entity>): Actions => {
  const { asked, open, close } = useActionAddress(address);
  const client = useApolloClient();
  const [refreshing, setRefreshing] = useState(false);

  const readAgain = async (id: string) => {
    setRefreshing(true);
    const entity = await refresh(client, id);
    setRefreshing(false);
    if (entity !== undefined) onRefreshed(entity);
  };

  return {
    open: (name, { id }) => {
      if (name === 'refresh') void readAgain(id);
      else if (address.isDialog(name)) open({ action: name, id });
    },
    refreshing,
    dialog: asked && <Suspense>{renderDialog(asked, close)}</Suspense>,
  };
};
