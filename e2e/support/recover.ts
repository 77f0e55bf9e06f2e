import type { Locator, Page } from 'playwright-core';
import { faults } from './control.ts';
import { eventually } from './eventually.ts';

/** Milliseconds until it is looked whether a press has led to anything. */
const ATTEMPT = 2_000;

/**
 * The services work again: presses `Reintentar` until what was missing is shown. A service that has failed often is left
 * alone for some seconds by its breaker, and a press in that time is answered as before.
 * @param part where the button is: the page, or what failed of it
 */
export const recover = async (part: Page | Locator, missing: Locator): Promise<void> => {
  await faults.clear();
  const retry = part.getByRole('button', { name: 'Reintentar' });
  await eventually(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: ATTEMPT });
    await missing.first().waitFor({ timeout: ATTEMPT });
  });
};
