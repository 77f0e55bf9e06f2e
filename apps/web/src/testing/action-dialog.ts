import { screen, waitFor, within } from '@testing-library/dom';
import { renderAt } from './render-at';

interface Options {
  readonly as?: string;
  /** Page of the entity: `pago` without it. */
  readonly page?: 'pago' | 'suscripcion' | 'notificacion';
}

/** Opens the detail of a payment, or of another entity, with the dialog of an action. */
export const openActionDialog = async (
  { id }: { readonly id: string },
  action: string,
  { as = 'administrador', page = 'pago' }: Options = {},
) => {
  const user = await renderAt(`/${page}/${id}?accion=${action}`, { as });
  const element = await screen.findByRole('dialog');
  const dialog = within(element);
  const button = (name: string) => dialog.findByRole('button', { name });
  return {
    user,
    dialog,
    /** Replaces the text of a field of the dialog. */
    fill: async (label: string | RegExp, text: string) => {
      const field = await dialog.findByLabelText(label);
      await user.clear(field);
      await user.type(field, text);
    },
    /** Value of a field of the dialog. */
    valueOf: (label: string | RegExp) => dialog.getByLabelText<HTMLInputElement>(label).value,
    /** Tells if a field of the dialog cannot be changed. */
    isFieldDisabled: (label: string | RegExp) => dialog.getByLabelText<HTMLInputElement>(label).disabled,
    press: async (name: string) => {
      const found = await button(name);
      await waitFor(() => expect(found).toHaveProperty('disabled', false));
      await user.click(found);
    },
    /** Tells if a button of the dialog cannot be pressed. */
    isDisabled: async (name: string) => (await button(name)).hasAttribute('disabled'),
    /** Waits for this text anywhere on the page. */
    sees: async (text: string | RegExp) => {
      await screen.findAllByText(text);
    },
    isGone: () => waitFor(() => expect(element.isConnected).toBe(false)),
  };
};

/** Waits for a text in a region of the page. */
export const findInRegion = async (name: string, text: string | RegExp): Promise<void> => {
  await within(await screen.findByRole('region', { name })).findAllByText(text);
};
