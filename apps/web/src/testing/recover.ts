import { within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { eventually } from '../../../../testing/eventually.ts';
import { faults } from './platform';

/**
 * Ends the faults, and presses `Reintentar` until what was missing is shown. The breaker of a service that has failed
 * often refuses calls for some seconds.
 * @param part the page, or what failed of it
 */
export const recover = async (user: UserEvent, part: HTMLElement, missing: string | RegExp): Promise<void> => {
  await faults.clear();
  await eventually(async () => {
    const [retry] = within(part).queryAllByRole('button', { name: 'Reintentar' });
    if (retry) await user.click(retry);
    await within(part).findAllByText(missing, {}, { timeout: 2_000 });
  });
};
