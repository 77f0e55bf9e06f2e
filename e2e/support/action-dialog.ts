import type { Locator, Page } from 'playwright-core';
import { openApp, type App } from './browser.ts';

/** Dialog of an action, with what a person can do in it. */
export interface ActionDialog {
  readonly app: App;
  readonly page: Page;
  readonly dialog: Locator;
  /** Field of the reason for the action. */
  readonly reason: Locator;
  readonly press: (button: string) => Promise<void>;
  /** Waits until this exact text is anywhere on the page. */
  readonly sees: (text: string | RegExp) => Promise<void>;
  readonly isGone: () => Promise<void>;
}

interface Opened {
  readonly user?: string;
  /** Page of the entity; `pago` by default. */
  readonly page?: 'pago' | 'suscripcion' | 'notificacion';
}

/** Opens the detail of an entity, a payment by default, with the dialog of an action. */
export const openActionDialog = async (
  { id }: { readonly id: string },
  action: string,
  { user = 'administrador', page: kind = 'pago' }: Opened = {},
): Promise<ActionDialog> => {
  const app = await openApp({ user, path: `/${kind}/${id}?accion=${action}` });
  const { page } = app;
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return {
    app,
    page,
    dialog,
    reason: dialog.getByLabel('Ingrese el motivo'),
    press: (button) => dialog.getByRole('button', { name: button, exact: true }).click(),
    sees: (text) => page.getByText(text, { exact: true }).first().waitFor(),
    isGone: () => dialog.waitFor({ state: 'detached' }),
  };
};
