import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { fill, press } from './hands';
import { renderAt } from './render-at';

interface Opened {
  readonly as?: string;
  /** First segment of the record's address; `pago` by default. */
  readonly page?: string;
}

const reasonLabel = /^Ingrese el motivo/;

/**
 * Waits for a dialog that has finished loading. The placeholder is another element. `hidden: true` skips the check for
 * hidden elements, which takes most of the time of a query by role.
 */
const findLoaded = (name?: string): Promise<HTMLElement> =>
  waitFor(() => {
    const element = screen.getByRole('dialog', { hidden: true, ...(name === undefined ? {} : { name }) });
    expect(within(element).queryByRole('status', { name: /^Cargando/, hidden: true })).toBeNull();
    return element;
  });

/** Waits for a dialog, and returns functions to use it. */
export const findDialog = async (user: UserEvent, name?: string) => {
  const element = await findLoaded(name);
  const dialog = within(element);
  const field = (label: string | RegExp): HTMLInputElement => dialog.getByLabelText<HTMLInputElement>(label);
  return {
    user,
    element,
    dialog,
    field,
    button: (label: string | RegExp) => dialog.getByRole<HTMLButtonElement>('button', { name: label, hidden: true }),
    fill: async (label: string | RegExp, text: string) => fill(user, await dialog.findByLabelText(label), text),
    fillReason: async (text: string) => fill(user, await dialog.findByLabelText(reasonLabel), text),
    press: (label: string | RegExp) => press(user, label, element),
    /** Waits for the text anywhere on the page. */
    sees: async (text: string | RegExp) => {
      await screen.findAllByText(text);
    },
    isGone: () => waitFor(() => expect(element.isConnected).toBe(false)),
  };
};

/** Opens the detail of a payment, or of another record, with the dialog of an action. */
export const openActionDialog = async (
  { id }: { readonly id: string },
  action: string,
  { as = 'administrador', page = 'pago' }: Opened = {},
) => findDialog(await renderAt(`/${page}/${id}?accion=${action}`, { as }));
