import { expect } from '@jest/globals';
import axe, { type RuleObject, type RunOnly, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { eventually } from '../../testing/eventually.ts';

/** The rules of WCAG 2.2 AA. */
const allRules: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/** Good practice that is no criterion of WCAG, and a rule that axe calls experimental. */
const moreRules: RuleObject = {
  'empty-table-header': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
  'landmark-unique': { enabled: true },
  region: { enabled: true },
};

/** The only rule that a theme can break alone. */
const contrast: RunOnly = { type: 'rule', values: ['color-contrast'] };

/** Violations on the page as it is now: one line for each element. */
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
 * The grid puts its rows in before their cells, and a button that can be pressed again changes its colours one after the
 * other: what lies between is nothing that a person meets.
 */
const untilStill = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      [...document.querySelectorAll('.MuiDataGrid-row')].every(
        (row) => row.querySelector('[role="gridcell"]') !== null,
      ) && document.getAnimations().every(({ playState }) => playState !== 'running'),
  );

/**
 * Expects that axe finds nothing wrong with the page as it is now.
 * @param exclude selectors of what is not ours to change
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
 * Expects it of both themes: the page follows the system from one to the other. In the dark one, contrast alone.
 * @param what names the page where a test visits several
 */
export const expectNoAxeViolationsInThemes = async (page: Page, what: string): Promise<void> => {
  for (const [theme, rules] of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
    // a button that is enabled while axe looks has the colours of both states
    await eventually(async () => {
      await untilStill(page);
      expect([what, theme, ...(await violationsOf(page, rules))]).toEqual([what, theme]);
    });
  }
};
