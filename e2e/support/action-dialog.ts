import type { Locator, Page } from 'playwright-core';
import { openApp, type App } from './browser.ts';

/** The dialog of an action, as a person handles it. */
export interface ActionDialog {
  readonly app: App;
  readonly page: Page;
  readonly dialog: Locator;
  /** Field of the reason. */
  readonly reason: Locator;
  readonly press: (button: string) => Promise<void>;
  /** Waits for this text anywhere on the page. */
  readonly sees: (text: string | RegExp) => Promise<void>;
  readonly isGone: () => Promise<void>;
}

interface Opened {
  readonly as?: string;
  /** Page of the entity: `pago` without it. */
  readonly page?: 'pago' | 'suscripcion' | 'notificacion';
}

/** Opens the detail of a payment, or of another entity, with the dialog of an action. */
export const openActionDialog = async (
  { id }: { readonly id: string },
  action: string,
  { as = 'administrador', page: kind = 'pago' }: Opened = {},
): Promise<ActionDialog> => {
  const app = await openApp({ as, path: `/${kind}/${id}?accion=${action}` });
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
