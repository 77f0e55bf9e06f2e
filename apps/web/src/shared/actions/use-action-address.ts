import { useLocation, useNavigate } from 'react-router-dom';
import { openedHere, useCloseHere, withoutParameters } from '@/shared/leaving';

const ACTION = 'accion';

/** Dialog that the address names. */
export interface AddressedDialog {
  readonly action: string;
  readonly id: string;
}

/**
 * Returns the parameters of an address that opens a dialog.
 * @param parameter name of the parameter with the entity's identifier, for example `pago`
 */
export const dialogParameters = (parameter: string, { action, id }: AddressedDialog) => ({
  [ACTION]: action,
  [parameter]: id,
});

/** Hook that opens a dialog after another one closed. It reads the current address, not the one of its last render. */
export const useNextDialog = () => {
  const navigate = useNavigate();
  return (parameter: string, dialog: AddressedDialog): void => {
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(dialogParameters(parameter, dialog))) next.set(name, value);
    void navigate({ search: next.toString() }, { state: openedHere, preventScrollReset: true });
  };
};

/** Names of the parameters of the address that belong to a dialog. */
const ownParameters = (parameter: string, ofPage: string | undefined): readonly [string, ...string[]] =>
  ofPage === undefined ? [ACTION, parameter] : [ACTION];

/**
 * Hook that writes a dialog into the address. `useAddressedDialog` of the page opens it.
 * @param parameter name of the parameter with the entity's identifier, on a page about many entities; for example
 * `pago`
 * @param ofPage identifier of the page's only entity; the dialog's parameters then leave it out
 */
export const useOpenAction = (parameter: string, ofPage?: string): ((dialog: AddressedDialog) => void) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (dialog) => {
    const next = withoutParameters(search, ownParameters(parameter, ofPage));
    next.set(ACTION, dialog.action);
    if (ofPage === undefined) next.set(parameter, dialog.id);
    void navigate({ search: next.toString() }, { state: openedHere, preventScrollReset: true });
  };
};

/**
 * Hook that reads the open dialog from the address, `?accion=cancel&pago=…`. A reload or a shared link therefore opens
 * it, and `Atrás` closes it. Both arguments mean the same as in `useOpenAction`.
 */
export const useAddressedDialog = (parameter: string, ofPage?: string) => {
  const { search } = useLocation();
  const address = new URLSearchParams(search);
  const action = address.get(ACTION) ?? '';
  const id = ofPage ?? address.get(parameter);
  const dialog: AddressedDialog | undefined = action !== '' && id ? { action, id } : undefined;
  /** Resolves once the dialog is no longer in the address. A navigation before that would be undone. */
  const close = useCloseHere(ownParameters(parameter, ofPage));
  return { dialog, close };
};
