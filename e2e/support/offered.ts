import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { goWithin } from './browser.ts';

interface AvailableAction {
  readonly name: string;
  readonly allowed: boolean;
  readonly reason: string | null;
}

/** The detail of an entity, and how its actions are called there. */
export interface OfferingPage {
  readonly path: string;
  /** Name of the query that the page asks. */
  readonly query: string;
  readonly toolbar: string;
  /** By the names of the actions; those without a label are not offered there. */
  readonly labels: Readonly<Record<string, string>>;
}

const sorted = (texts: readonly string[]): readonly string[] => [...texts].sort();

interface Entity {
  readonly availableActions: readonly AvailableAction[];
}

/** Opens the page and waits for what the gateway says of the actions. */
const answeredOn = async (page: Page, { path, query, toolbar }: OfferingPage): Promise<readonly AvailableAction[]> => {
  await goWithin(page, '/home'); // what is shown afterwards is of this entity and not of the one before
  await page.getByRole('group', { name: toolbar }).waitFor({ state: 'detached' });
  const answered = page.waitForResponse((response) => (response.request().postData() ?? '').includes(query));
  await goWithin(page, path);
  const { data }: { data: Readonly<Record<string, Entity>> } = await (await answered).json();
  return Object.values(data).flatMap(({ availableActions }) => availableActions);
};

const shownOn = async (page: Page, toolbarName: string) => {
  const toolbar = page.getByRole('group', { name: toolbarName });
  await toolbar.waitFor();
  const beside = await toolbar.locator('button:not([aria-haspopup]):not([aria-disabled]), a').all();
  const names = await Promise.all(
    beside.map(async (one) => (await one.getAttribute('aria-label')) ?? (await one.textContent()) ?? ''),
  );
  await toolbar.getByRole('button', { name: 'Más acciones' }).click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  const items = await menu.locator('[role=menuitem]:not([aria-disabled])').allTextContents();
  const refused = await menu.locator('[role=menuitem][aria-disabled]').allTextContents();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  return { offered: [...names, ...items].map((name) => name.replace(' (se abre en otra ventana)', '')), refused };
};

/** Expects that the page offers what the gateway allows, and says why not where it does not. */
export const expectOfferedAsAllowed = async (page: Page, offering: OfferingPage): Promise<void> => {
  const { path, toolbar, labels } = offering;
  const actions = (await answeredOn(page, offering)).filter(({ name }) => labels[name] !== undefined);
  const label = ({ name }: AvailableAction): string => labels[name] ?? '';
  const { offered, refused } = await shownOn(page, toolbar);
  expect([path, sorted(offered)]).toEqual([path, sorted(actions.filter(({ allowed }) => allowed).map(label))]);
  // the versions stay beside the menu, refused or not
  const expected = actions
    .filter(({ name, allowed }) => !allowed && name !== 'history')
    .map((action) => `${label(action)}${action.reason ?? ''}`);
  expect([path, sorted(refused)]).toEqual([path, sorted(expected)]);
};
