import { useLocation, useNavigate } from 'react-router-dom';
import { actionTexts } from './actions.texts';
import type { DialogAction } from './use-payment-change';

const ACTION = 'accion';
const PAYMENT = 'pago';

/** A dialog that the address asks for. */
interface AskedDialog {
  readonly action: DialogAction;
  readonly id: string;
}

interface ActionAddress {
  readonly asked: AskedDialog | undefined;
  readonly open: (dialog: AskedDialog) => void;
  readonly close: () => void;
}

/** Marks the entry of the browser's history that opening the dialog made. */
const opened = { actionOpened: true } as const;

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'actionOpened' in state && state.actionOpened === true;

/** Whether an action has a dialog. */
export const isDialogAction = (name: string): name is DialogAction => Object.hasOwn(actionTexts, name);

/**
 * The open dialog in the address, `?accion=cancel&pago=…`: a reload, a shared link and `Atrás` all work.
 * @param paymentId of a page that is about one payment, whose address need not name it again
 */
export const useActionAddress = (paymentId: string | undefined): ActionAddress => {
  const navigate = useNavigate();
  const location = useLocation();
  const { search } = location;
  const state: unknown = location.state;
  const given = new URLSearchParams(search);
  const action = given.get(ACTION) ?? '';
  const id = paymentId ?? given.get(PAYMENT);

  const withoutDialog = (): URLSearchParams => {
    const rest = new URLSearchParams(search);
    rest.delete(ACTION);
    if (paymentId === undefined) rest.delete(PAYMENT);
    return rest;
  };
  return {
    asked: isDialogAction(action) && id ? { action, id } : undefined,
    open: (dialog) => {
      const next = withoutDialog();
      next.set(ACTION, dialog.action);
      if (paymentId === undefined) next.set(PAYMENT, dialog.id);
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
