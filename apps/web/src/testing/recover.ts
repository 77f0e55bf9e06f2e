import { within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { eventually } from '../../../../testing/eventually.ts';
import { faults } from './platform';

/**
 * Clears the faults, and presses `Reintentar` until the missing text is shown. The circuit breaker of a failed service
 * refuses calls for some seconds.
 * @param part page, or its failed part
 */
export const recover = async (user: UserEvent, part: HTMLElement, missing: string | RegExp): Promise<void> => {
  await faults.clear();
  await eventually(async () => {
    const [retry] = within(part).queryAllByRole('button', { name: 'Reintentar' });
    if (retry) await user.click(retry);
    await within(part).findAllByText(missing, {}, { timeout: 2_000 });
  });
};
