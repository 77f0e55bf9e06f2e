import { useLocation, useNavigate } from 'react-router-dom';
import { openedHere, useCloseHere, withoutParameters } from '@/shared/leaving';

const ACTION = 'accion';

/** A dialog that the address asks for. */
export interface AddressedDialog {
  readonly action: string;
  readonly id: string;
}

/** Parameters of the address that opens a dialog. @param parameter names the entity, for example `pago` */
export const dialogParameters = (parameter: string, { action, id }: AddressedDialog) => ({
  [ACTION]: action,
  [parameter]: id,
});

/** Hook that opens a dialog after another one was closed, whatever the address was when that opened. */
export const useNextDialog = () => {
  const navigate = useNavigate();
  return (parameter: string, dialog: AddressedDialog): void => {
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(dialogParameters(parameter, dialog))) next.set(name, value);
    void navigate({ search: next.toString() }, { state: openedHere, preventScrollReset: true });
  };
};

/** The parameters of the address that a dialog has for itself. */
const ownParameters = (parameter: string, ofPage: string | undefined): readonly [string, ...string[]] =>
  ofPage === undefined ? [ACTION, parameter] : [ACTION];

/**
 * Hook that writes a dialog into the address, for `useAddressedDialog` of the page to open it.
 * @param parameter names the entity on a page about many, for example `pago`
 * @param ofPage identifier of the entity that the page is about, whose address need not name it again
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
 * Hook that reads the open dialog from the address, `?accion=cancel&pago=…`: a reload, a shared link and `Atrás` all
 * work. Its parameters are those of `useOpenAction`.
 */
export const useAddressedDialog = (parameter: string, ofPage?: string) => {
  const { search } = useLocation();
  const address = new URLSearchParams(search);
  const action = address.get(ACTION) ?? '';
  const id = ofPage ?? address.get(parameter);
  const dialog: AddressedDialog | undefined = action !== '' && id ? { action, id } : undefined;
  /** Ends once the address is the one without the dialog: to go elsewhere meanwhile would be undone. */
  const close = useCloseHere(ownParameters(parameter, ofPage));
  return { dialog, close };
};
