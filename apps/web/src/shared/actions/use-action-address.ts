import { useLocation, useNavigate } from 'react-router-dom';

const ACTION = 'accion';

/** A dialog that the address asks for. */
interface AddressedDialog {
  readonly action: string;
  readonly id: string;
}

interface ActionAddress {
  readonly dialog: AddressedDialog | undefined;
  readonly open: (dialog: AddressedDialog) => void;
  readonly close: () => void;
}

/** Entities that the dialogs of a page are about. */
interface ActionAddressOptions {
  /** Tells whether an action has a dialog. */
  readonly isDialog: (name: string) => boolean;
  /** Parameter that names the entity on a page about many, for example `pago`. */
  readonly parameter: string;
  /** Of a page that is about one entity, whose address need not name it again. */
  readonly id: string | undefined;
}

/** Marks the entry of the browser's history that opening the dialog made. */
const opened = { actionOpened: true } as const;

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'actionOpened' in state && state.actionOpened === true;

/** The open dialog in the address, `?accion=cancel&pago=…`: a reload, a shared link and `Atrás` all work. */
export const useActionAddress = ({ isDialog, parameter, id: ofPage }: ActionAddressOptions): ActionAddress => {
  const navigate = useNavigate();
  const location = useLocation();
  const { search } = location;
  const state: unknown = location.state;
  const given = new URLSearchParams(search);
  const action = given.get(ACTION) ?? '';
  const id = ofPage ?? given.get(parameter);

  const withoutDialog = (): URLSearchParams => {
    const rest = new URLSearchParams(search);
    rest.delete(ACTION);
    if (ofPage === undefined) rest.delete(parameter);
    return rest;
  };
  return {
    dialog: isDialog(action) && id ? { action, id } : undefined,
    open: (dialog) => {
      const next = withoutDialog();
      next.set(ACTION, dialog.action);
      if (ofPage === undefined) next.set(parameter, dialog.id);
      void navigate({ search: next.toString() }, { state: opened, preventScrollReset: true });
    },
    close: () => {
      // a change may end after the person has gone back: then there is nothing to close, and no page to leave
      if (!new URLSearchParams(window.location.search).has(ACTION)) return;
      if (wasOpenedHere(state)) void navigate(-1);
      else void navigate({ search: withoutDialog().toString() }, { replace: true, preventScrollReset: true });
    },
  };
};
