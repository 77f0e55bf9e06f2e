// Guards: axe finds no violation in the cards, menus and dialogs of a list.
import { expectNoAxeViolations, expectNoAxeViolationsInThemes, goWithin, openApp } from './support/index.ts';

/** Timeout in milliseconds of a test that checks many dialogs in two themes. */
const MANY_LOOKS = 180_000;

test('lists drawn as cards on a small screen have no accessibility violation', async () => {
  const app = await openApp({ user: 'operador', path: '/home', width: 390 });
  for (const path of ['/pagos', '/suscripciones']) {
    await goWithin(app.page, path);
    await app.page.getByRole('main').getByRole('listitem').first().waitFor();
    await expectNoAxeViolationsInThemes(app.page, path);
  }
  await app.close();
});

test.each([1440, 390])(
  'menus and dialogs of a list have no accessibility violation at %i px',
  async (width) => {
    const app = await openApp({ user: 'operador', path: '/pagos?period=ayer', width });
    const { page } = app;
    await page.getByRole('button', { name: 'Vistas' }).click();
    await page.getByRole('button', { name: 'Guardar vista' }).click();
    await page.getByRole('dialog', { name: 'Guardar vista' }).getByLabel('Nombre').fill('Lo de ayer');
    await expectNoAxeViolationsInThemes(page, 'name of a view');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByText('Se guardó la vista “Lo de ayer”').waitFor();
    await page.getByRole('button', { name: 'Vistas' }).click();
    await page.getByRole('button', { name: 'Acciones de la vista Lo de ayer' }).waitFor();
    await expectNoAxeViolationsInThemes(page, 'views');
    await page.keyboard.press('Escape');
    if (width < 600) await page.getByRole('button', { name: 'Filtros' }).click();
    await page.getByRole('combobox', { name: 'Entidad' }).fill('COES');
    await page.getByRole('option').first().waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('combobox', { name: 'Entidad' }).press('Escape');
    await page.getByLabel('Período').click();
    await page.getByRole('button', { name: 'Ayer', pressed: true }).waitFor();
    await expectNoAxeViolationsInThemes(page, 'period');
    await page.keyboard.press('Escape');
    if (width < 600) {
      await page.keyboard.press('Escape'); // closes the sheet of the filters
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    if (width > 600) {
      await page.getByRole('button', { name: 'Columnas' }).click();
      await page.getByRole('dialog', { name: 'Columnas' }).getByRole('checkbox').first().waitFor();
      await expectNoAxeViolationsInThemes(page, 'columns');
      await page.keyboard.press('Escape');
    }
    await goWithin(page, '/perfil'); // a menu on a row of the old list would close with it
    await goWithin(page, '/pagos?period=este-mes');
    await page
      .getByRole('button', { name: /^Acciones del pago/ })
      .first()
      .click();
    await page.getByRole('menu').waitFor();
    await expectNoAxeViolationsInThemes(page, 'row menu');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    if (width > 600) {
      await page.getByRole('combobox', { name: 'Filas por página' }).click();
      await page.getByRole('option').first().waitFor();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await page.getByRole('option').first().waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Exportar', exact: true }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    await page
      .getByRole('dialog')
      .getByText(/pagos que coinciden con:$/)
      .waitFor();
    await expectNoAxeViolationsInThemes(page, 'export');
    await app.close();
  },
  MANY_LOOKS,
);
