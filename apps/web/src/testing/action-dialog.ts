import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { fill, press } from './hands';
import { renderAt } from './render-at';

interface Opened {
  readonly as?: string;
  /** First part of the entity's address: `pago` without it. */
  readonly page?: string;
}

const reasonLabel = /^Ingrese el motivo/;

/**
 * Waits for a dialog that has loaded: what stands there before gives way to another element. Within a dialog nothing is
 * hidden, and not to look for it saves most of the time of a query by role.
 */
const findLoaded = (name?: string): Promise<HTMLElement> =>
  waitFor(() => {
    const element = screen.getByRole('dialog', { hidden: true, ...(name === undefined ? {} : { name }) });
    expect(within(element).queryByRole('status', { name: /^Cargando/, hidden: true })).toBeNull();
    return element;
  });

/** The dialog that opens, as a person handles it. */
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
    /** Waits for this text anywhere on the page. */
    sees: async (text: string | RegExp) => {
      await screen.findAllByText(text);
    },
    isGone: () => waitFor(() => expect(element.isConnected).toBe(false)),
  };
};

/** Opens the detail of a payment, or of another entity, with the dialog of an action. */
export const openActionDialog = async (
  { id }: { readonly id: string },
  action: string,
  { as = 'administrador', page = 'pago' }: Opened = {},
) => findDialog(await renderAt(`/${page}/${id}?accion=${action}`, { as }));
