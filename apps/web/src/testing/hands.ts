import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

/** Replaces the text of a field by pasting. Typing would cause several events per character. */
export const fill = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  await user.clear(field);
  if (text === '') return;
  if (document.activeElement !== field) await user.click(field); // a dialog that is closing may move the focus
  await user.paste(text);
};

/** Chooses an option of a select once it is enabled. */
export const choose = async (user: UserEvent, name: string | RegExp, option: string | RegExp): Promise<void> => {
  const field = await screen.findByRole('combobox', { name });
  await waitFor(() => expect(field.getAttribute('aria-disabled')).toBeNull());
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: option }));
};

/** Chooses a collector by its signature, in the last picker on the page. */
export const pickCollector = async (user: UserEvent, signature: string): Promise<void> => {
  const pickers = await screen.findAllByRole('combobox', { name: 'Entidad' });
  const picker = pickers.at(-1);
  if (picker) await fill(user, picker, signature);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${signature} - `) }));
};

/** Presses a button once it is enabled. */
export const press = async (user: UserEvent, name: string | RegExp, part: HTMLElement = document.body) => {
  const button = await within(part).findByRole<HTMLButtonElement>('button', {
    name,
    hidden: part !== document.body, // skips the slow check for hidden elements, which a dialog does not have
  });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
};

/** Simulates a change to another tab and back. */
export const returnToTab = (): void => {
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  }
};

/** Waits until a parameter of the address has this value; null means absent. */
export const findAddress = (parameter: string, value: string | null): Promise<void> =>
  waitFor(() => expect(new URLSearchParams(location.search).get(parameter)).toBe(value));
