import { useLocation, useNavigate } from 'react-router-dom';
import { goBack, openedHere, wasOpenedHere } from '@/shared/leaving';

const ACTION = 'accion';

/** A dialog that the address asks for. */
export interface AddressedDialog {
  readonly action: string;
  readonly id: string;
}

interface ActionAddress {
  readonly dialog: AddressedDialog | undefined;
  readonly open: (dialog: AddressedDialog) => void;
  /** Ends once the address is the one without the dialog: to go elsewhere meanwhile would be undone. */
  readonly close: () => Promise<void>;
}

/** Hook that opens a dialog after another one was closed, whatever the address was when that opened. */
export const useNextDialog = () => {
  const navigate = useNavigate();
  return (parameter: string, { action, id }: AddressedDialog): void => {
    const next = new URLSearchParams(window.location.search);
    next.set(ACTION, action);
    next.set(parameter, id);
    void navigate({ search: next.toString() }, { state: openedHere, preventScrollReset: true });
  };
};

/**
 * The open dialog in the address, `?accion=cancel&pago=…`: a reload, a shared link and `Atrás` all work.
 * @param parameter names the entity on a page about many, for example `pago`
 * @param ofPage identifier of the entity that the page is about, whose address need not name it again
 */
export const useActionAddress = (parameter: string, ofPage?: string): ActionAddress => {
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
    dialog: action !== '' && id ? { action, id } : undefined,
    open: (dialog) => {
      const next = withoutDialog();
      next.set(ACTION, dialog.action);
      if (ofPage === undefined) next.set(parameter, dialog.id);
      void navigate({ search: next.toString() }, { state: openedHere, preventScrollReset: true });
    },
    close: async () => {
      // a change may end after the person has gone back: then there is nothing to close, and no page to leave
      if (!new URLSearchParams(window.location.search).has(ACTION)) return;
      if (wasOpenedHere(state)) await goBack(navigate);
      else await navigate({ search: withoutDialog().toString() }, { replace: true, preventScrollReset: true });
    },
  };
};
