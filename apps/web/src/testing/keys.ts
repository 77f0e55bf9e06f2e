import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

const sheet = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Atajos de teclado' });

/** Waits until keys have their effect: their code comes after the page. The sheet of keys is opened and closed. */
export const keysReady = async (user: UserEvent): Promise<void> => {
  await waitFor(async () => {
    await user.keyboard('?');
    expect(sheet()).not.toBeNull();
  });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
};
