import type { ComponentType, ReactNode } from 'react';
import { lateDialog } from '@/shared/late-code';
import type { ActionName } from './action-names.generated';
import type { OfferedEntity } from './offered-actions';
import { RowMenu, type AskedActions, type RowMenuProps } from './row-menu';
import { useAddressedDialog, useOpenAction } from './use-action-address';
import { useOffers, type Offered, type Offers, type OffersPlace } from './use-offers';

/** Properties of the dialogs of a domain. */
export interface EntityDialogProps {
  readonly name: string;
  readonly id: string;
  /** Ends once the address is the one without the dialog. */
  readonly onClose: () => void | Promise<void>;
  /** Called after the change was made, and the dialog closed. */
  readonly onChanged: () => void;
}

interface EntityActionsOptions<Name extends ActionName, Entity> extends Offers<Name, Entity> {
  /** Actions of rows that do not bring them along. */
  readonly rows?: AskedActions<Entity>;
  readonly load: () => Promise<ComponentType<EntityDialogProps>>;
}

/** The actions of a page. */
export interface PageActions<Entity = OfferedEntity> extends Offered<Entity> {
  /** To be rendered once on the page. */
  readonly dialog: ReactNode;
}

/**
 * The actions of a domain: how they are offered on a page and in the menu of a row, and the dialogs that the address
 * asks for, `?accion=…&pago=…`. The dialogs themselves load with the first one.
 */
export const createEntityActions = <Name extends ActionName, Entity extends OfferedEntity = OfferedEntity>(
  options: EntityActionsOptions<Name, Entity>,
) => {
  const { parameter, load } = options;
  const Dialog = lateDialog(load);

  /** Hook that reads the address and opens the dialog that it asks for; to be rendered once on the page. */
  const usePageDialogs = ({ id, onChanged = () => undefined }: OffersPlace): ReactNode => {
    const { dialog, close } = useAddressedDialog(parameter, id);
    return (
      dialog && (
        <Dialog
          key={`${dialog.action} ${dialog.id}`}
          name={dialog.action}
          id={dialog.id}
          onClose={close}
          onChanged={onChanged}
        />
      )
    );
  };

  /** Hook of a page that offers actions and opens their dialogs. */
  const usePageActions = (place: OffersPlace): PageActions<Entity> => ({
    ...useOffers(options, place),
    dialog: usePageDialogs(place),
  });

  /** The menu of a row in a list: its own lines, and its actions as the gateway offers them. */
  const DomainRowMenu = (row: Omit<RowMenuProps<Name, Entity>, 'offers' | 'asked'>) => (
    <RowMenu {...row} offers={options} asked={options.rows} />
  );

  return {
    usePageActions,
    usePageDialogs,
    /** Hook that writes a dialog into the address of a page about many. */
    useOpenAction: () => useOpenAction(parameter),
    RowMenu: DomainRowMenu,
  };
};
