import type { ComponentType, ReactNode } from 'react';
import { lateDialog } from '@/shared/late-code';
import type { ActionName } from './action-names.generated';
import type { OfferedEntity } from './offered-actions';
import { RowMenu } from './row-menu';
import type { AskedActions, RowMenuProps } from './row-menu-props';
import { useAddressedDialog, useOpenAction } from './use-action-address';
import { useOffers, type Offered, type Offers, type OffersPlace } from './use-offers';

/** Properties of the dialogs of a domain. */
export interface EntityDialogProps {
  readonly name: string;
  readonly id: string;
  /** Resolves once the dialog is no longer in the address. */
  readonly onClose: () => void | Promise<void>;
  /** Called after the change succeeded. The dialog may still show its closing page. */
  readonly onChanged: () => void;
}

interface EntityActionsOptions<Name extends ActionName, Entity> extends Offers<Name, Entity> {
  /** Request for the actions of a row, for lists that do not read them with their rows. */
  readonly rows?: AskedActions<Entity>;
  readonly load: () => Promise<ComponentType<EntityDialogProps>>;
}

/** Actions of a page, and the dialog that one of them opened. */
export interface PageActions<Entity = OfferedEntity> extends Offered<Entity> {
  /** Open dialog; the page renders it once. */
  readonly dialog: ReactNode;
}

/**
 * Creates the hooks and the row menu of a domain's actions. Its dialogs open by the address: `?accion=…&pago=…` on a
 * page about many entities. Their chunk is loaded lazily, with the first dialog.
 */
export const createEntityActions = <Name extends ActionName, Entity extends OfferedEntity = OfferedEntity>(
  options: EntityActionsOptions<Name, Entity>,
) => {
  const { parameter, load } = options;
  const Dialog = lateDialog(load);

  /** Hook that opens the dialog that the address names. The page renders the result once. */
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

  /** Menu of a row in a list: the row's own lines, then the actions that the GraphQL gateway offers. */
  const DomainRowMenu = (row: Omit<RowMenuProps<Name, Entity>, 'offers' | 'asked'>) => (
    <RowMenu {...row} offers={options} asked={options.rows} />
  );

  return {
    usePageActions,
    usePageDialogs,
    /** Hook that writes a dialog into the address of a page about many entities. */
    useOpenAction: () => useOpenAction(parameter),
    RowMenu: DomainRowMenu,
  };
};
