import { useLocation, useNavigate } from 'react-router-dom';
import { openedHere, useCloseHere, withoutParameters } from '@/shared/leaving';

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

/**
 * The open dialog in the address, `?accion=cancel&pago=…`: a reload, a shared link and `Atrás` all work.
 * @param parameter names the entity on a page about many, for example `pago`
 * @param ofPage identifier of the entity that the page is about, whose address need not name it again
 */
export const useActionAddress = (parameter: string, ofPage?: string): ActionAddress => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const ofDialog = ofPage === undefined ? ([ACTION, parameter] as const) : ([ACTION] as const);
  const close = useCloseHere(ofDialog);
  const given = new URLSearchParams(search);
  const action = given.get(ACTION) ?? '';
  const id = ofPage ?? given.get(parameter);

  return {
    dialog: action !== '' && id ? { action, id } : undefined,
    open: (dialog) => {
      const next = withoutParameters(search, ofDialog);
      next.set(ACTION, dialog.action);
      if (ofPage === undefined) next.set(parameter, dialog.id);
      void navigate({ search: next.toString() }, { state: openedHere, preventScrollReset: true });
    },
    close,
  };
};
