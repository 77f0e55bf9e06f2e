import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

/** Replaces what a field holds, as by pasting: typing costs some events for each character. */
export const fill = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  await user.clear(field);
  if (text === '') return;
  if (document.activeElement !== field) await user.click(field); // a dialog that has just closed gives its focus back
  await user.paste(text);
};

/** Chooses an option of a select as soon as it has any. */
export const choose = async (user: UserEvent, name: string | RegExp, option: string | RegExp): Promise<void> => {
  const field = await screen.findByRole('combobox', { name });
  await waitFor(() => expect(field.getAttribute('aria-disabled')).toBeNull());
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: option }));
};

/** Finds a collector by its signature in the filter or in the form that is shown last, and picks it. */
export const pickCollector = async (user: UserEvent, signature: string): Promise<void> => {
  const pickers = await screen.findAllByRole('combobox', { name: 'Entidad' });
  const picker = pickers.at(-1);
  if (picker) await fill(user, picker, signature);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${signature} - `) }));
};

/** Presses a button as soon as it can be pressed. */
export const press = async (user: UserEvent, name: string | RegExp, part: HTMLElement = document.body) => {
  const button = await within(part).findByRole<HTMLButtonElement>('button', {
    name,
    hidden: part !== document.body, // nothing of a dialog is, and looking for it takes long
  });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
};

/** Leaves this tab for another, and comes back. */
export const returnToTab = (): void => {
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  }
};

/** Waits for a part of the address. */
export const findAddress = (parameter: string, value: string | null): Promise<void> =>
  waitFor(() => expect(new URLSearchParams(location.search).get(parameter)).toBe(value));
