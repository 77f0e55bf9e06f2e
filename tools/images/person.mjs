import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { chromiumFlags, provideChromium } from '../chromium.mjs';
import { APPLICATION, KEYCLOAK } from './client.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {Awaited<ReturnType<typeof openPerson>>} Person */

/** Default time limit of a wait, in milliseconds. */
const PATIENCE = 30_000;

const FILE = [
  'Id externo;Código de concepto;Importe;E-mail del pagador',
  `${crypto.randomUUID()};CUOTA;10;ana@correo.example`,
].join('\r\n');

const rowsOf = (/** @type {Page} */ page) => page.locator('.MuiDataGrid-row:not(.MuiDataGrid-rowSkeleton)');

/** @typedef {{ application: string, keycloak: string }} Place origins */

/** @param {Page} page @param {Place} place */
const walks = (page, { application, keycloak }) => ({
  /**
   * Submits the sign-in form of Keycloak, without waiting for the result.
   * @param {string} username
   * @param {string} [password]
   */
  typePassword: async (username, password = username) => {
    await page.goto(`${application}/pagos`);
    await page.waitForURL((url) => url.origin === keycloak);
    await page.locator('#username').fill(username);
    await page.locator('#password').fill(password);
    await page.locator('#kc-login').click();
  },
  /** Opens the payments list and returns the text with the number of matches. @param {string} [search] query string */
  readList: async (search = '') => {
    await page.goto(`${application}/pagos${search}`);
    await rowsOf(page).first().waitFor();
    return (await page.getByText(/^[\d.]+ pagos?$/).textContent()) ?? '';
  },
  /** Sorts the open list, which sends a new request. */
  askAnew: () => page.getByRole('columnheader', { name: 'IMPORTE' }).click({ timeout: 5_000 }),
  /** Opens the dialog to cancel an issued payment and fills in its reason. */
  beginToCancel: async () => {
    await page.goto(`${application}/pagos?status=issued`);
    const id = await rowsOf(page).first().getAttribute('data-id');
    await page.goto(`${application}/pago/${id}`);
    await page.getByRole('button', { name: 'Cancelar pago', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancelar pago' });
    await dialog.getByLabel('Ingrese el motivo').fill('Prueba de las imágenes');
    return { id, dialog, confirm: () => dialog.getByRole('button', { name: 'Cancelar pago', exact: true }).click() };
  },
  importFile: async () => {
    await page.goto(`${application}/importacion`);
    await page.getByRole('combobox', { name: 'Entidad' }).fill('LUZN');
    await page.getByRole('option', { name: /^LUZN - / }).click();
    const file = { name: `${crypto.randomUUID()}.csv`, mimeType: 'text/csv', buffer: Buffer.from(FILE) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: /^Importar/ }).click();
    await page
      .getByRole('dialog', { name: 'Solicitar importacion' })
      .getByRole('button', { name: /^Importar/ })
      .click();
    await page.waitForURL(/\/importacion\/\w+$/);
    await page.getByText(`Se leyó ${file.name}: revise la importación y confírmela.`).waitFor();
    await page.getByRole('button', { name: 'Confirmar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirmar la importación' });
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await page.getByText(`La importación ${file.name} terminó: se creó 1 pago.`).waitFor();
  },
  /** Exports the list of approved payments and returns the lines of the file. */
  downloadList: async () => {
    await page.goto(`${application}/pagos?status=approved`);
    await rowsOf(page).first().waitFor();
    await page.getByRole('button', { name: 'Exportar', exact: true }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    await page
      .getByRole('dialog', { name: /^Exportar/ })
      .getByRole('button', { name: 'Exportar', exact: true })
      .click();
    await page.getByText(/^Su exportación de pagos .* está lista\.$/).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar', exact: true }).click(),
    ]);
    assert.match(download.suggestedFilename(), /^pagos_.*\.csv$/);
    return (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
  },
});

/**
 * Adds the text of the page to the error of each failed walk.
 * @template {Record<string, (...args: any[]) => Promise<any>>} Walks
 * @param {Page} page
 * @param {Walks} walk
 * @returns {Walks}
 */
const telling = (page, walk) => {
  const told = Object.entries(walk).map(([name, go]) => {
    /** @param {any[]} args */
    const goAndTell = async (...args) => {
      try {
        return await go(...args);
      } catch (error) {
        const shown = await page.locator('body').innerText({ timeout: 1_000 });
        throw new Error(`${error}\n${name} at ${page.url()}, which shows:\n${shown.slice(0, 1_000)}`, { cause: error });
      }
    };
    return [name, goAndTell];
  });
  return Object.fromEntries(told);
};

/** Opens a new browser for a person who has not signed in yet. @param {Place} [place] */
export const openPerson = async (place = { application: APPLICATION, keycloak: KEYCLOAK }) => {
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumFlags });
  const context = await browser.newContext({
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 1440, height: 900 },
    // the balancer's own authority may have signed its certificate, which tools/images/production.mjs checks
    ignoreHTTPSErrors: true,
  });
  context.setDefaultTimeout(PATIENCE);
  /** @type {string[]} */
  const complaints = [];
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  const walk = walks(page, place);
  /** @param {string} username @param {string} [password] */
  const signIn = async (username, password) => {
    await walk.typePassword(username, password);
    await page.locator('main').waitFor();
  };
  return { page, ...telling(page, { ...walk, signIn }), complaints, close: () => browser.close() };
};
