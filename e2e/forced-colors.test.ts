// Guards: In a contrast theme of the system, selected parts look selected and buttons have edges.
import type { Locator, Page } from 'playwright-core';
import { openApp, rowsOf, waitForRows } from './support/index.ts';

/** Resolves a system color to the value that the browser computes. */
const systemColor = (page: Page, name: string): Promise<string> =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.cssText = `forced-color-adjust: none; color: ${color}`;
    const computed = getComputedStyle(probe).color;
    probe.remove();
    return computed;
  }, name);

/** Reads the computed style of an element, or of one of its pseudo-elements, such as `::before`. */
const drawn = (element: Locator, pseudo?: string) =>
  element.evaluate((node, part) => {
    const { backgroundColor, color, borderTopWidth, borderTopStyle, outlineStyle, outlineColor } = getComputedStyle(
      node,
      part,
    );
    return { backgroundColor, color, edge: `${borderTopWidth} ${borderTopStyle}`, outlineStyle, outlineColor };
  }, pseudo);

test('selected, chosen and pressed parts have edges and the colors of the system theme', async () => {
  const app = await openApp({ user: 'tesoreria', path: '/retirosUnificados', width: 1440 });
  const { page } = app;
  await page.emulateMedia({ forcedColors: 'active' });
  await waitForRows(page);
  const highlight = await systemColor(page, 'Highlight');
  const highlightText = await systemColor(page, 'HighlightText');
  const chosen = { backgroundColor: highlight, color: highlightText };

  expect(await drawn(page.getByRole('tab', { selected: true }))).toMatchObject(chosen);
  expect(await drawn(page.locator('.MuiToggleButton-root.Mui-selected').first())).toMatchObject(chosen);
  const place = page.getByRole('navigation', { name: 'Menú principal' }).locator('[aria-current="page"]');
  expect(await drawn(place)).toMatchObject(chosen);
  // The style sheet has one rule for each status.
  for (const chip of await page.locator('[data-tone]').all()) expect((await drawn(chip)).edge).toBe('1px solid');

  const row = rowsOf(page).first();
  expect((await drawn(row)).outlineStyle).toBe('none');
  await row.getByRole('checkbox').click();
  await page.mouse.move(0, 0);
  expect(await drawn(row)).toMatchObject({ outlineStyle: 'solid', outlineColor: highlight });
  const tick = row.getByRole('checkbox');
  expect(await drawn(tick, '::before')).toMatchObject({ backgroundColor: highlight });
  expect(await drawn(tick, '::after')).toMatchObject({ backgroundColor: highlightText });
  const bar = page.getByRole('group', { name: 'Acciones sobre la selección' });
  expect((await drawn(bar)).edge).toBe('1px solid');
  for (const button of await page.locator('main .MuiButton-root').all())
    expect((await drawn(button)).edge).toBe('1px solid');
  await page.screenshot({ path: '.tmp/screenshots/forced-colors.png' });
  await app.close();
});
