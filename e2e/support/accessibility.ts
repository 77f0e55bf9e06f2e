import { expect } from '@jest/globals';
import axe, { type RuleObject, type RunOnly, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { eventually } from '../../testing/eventually.ts';

/** Tags of the WCAG 2.2 AA rules of axe. */
const allRules: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/** Rules beyond WCAG: good practice, and one rule that axe calls experimental. */
const moreRules: RuleObject = {
  'aria-dialog-name': { enabled: true },
  'empty-table-header': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
  'landmark-unique': { enabled: true },
  region: { enabled: true },
};

/** Rule of color contrast, whose result depends on the theme. */
const contrast: RunOnly = { type: 'rule', values: ['color-contrast'] };

/** Runs axe on the page. Returns one line for each element with a violation. */
const violationsOf = async (page: Page, runOnly: RunOnly, exclude: string[] = []): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { runOnly, rules: moreRules, resultTypes: ['violations'] };
  const { violations } = await page.evaluate(([context, run]) => axe.run(context, run), [
    { exclude },
    options,
  ] as const);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}\n    ${html}\n    ${failureSummary}`),
  );
};

/**
 * Waits until each row of the grid has cells and no animation runs. Otherwise axe may report states that last only a
 * moment.
 */
const untilStill = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      [...document.querySelectorAll('.MuiDataGrid-row')].every(
        (row) => row.querySelector('[role="gridcell"]') !== null,
      ) && document.getAnimations().every(({ playState }) => playState !== 'running'),
  );

/**
 * Expects that axe finds no violation on the page.
 * @param exclude selectors of parts of other libraries, which cannot be changed here
 */
export const expectNoAxeViolations = async (page: Page, ...exclude: string[]): Promise<void> => {
  await untilStill(page);
  expect(await violationsOf(page, allRules, exclude)).toEqual([]);
};

const themes = [
  ['light', allRules],
  ['dark', contrast],
] as const;

/**
 * Expects no violation in both themes. The dark theme is checked for contrast alone.
 * @param what name of the page in a failure, where a test visits several
 */
export const expectNoAxeViolationsInThemes = async (page: Page, what: string): Promise<void> => {
  for (const [theme, rules] of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
    // A button that is enabled during the check has a mix of colors, so the check is retried.
    await eventually(async () => {
      await untilStill(page);
      expect([what, theme, ...(await violationsOf(page, rules))]).toEqual([what, theme]);
    });
  }
};
