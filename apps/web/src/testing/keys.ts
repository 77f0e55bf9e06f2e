import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

const sheet = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Atajos de teclado' });

/** Waits until shortcuts work, because their chunk loads after the page. It opens and closes the sheet of shortcuts. */
export const keysReady = async (user: UserEvent): Promise<void> => {
  await waitFor(async () => {
    await user.keyboard('?');
    expect(sheet()).not.toBeNull();
  });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
};
