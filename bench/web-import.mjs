// A large file of an import: the longest task of the page while it is read, looked at and taken back.
import { writeFile } from 'node:fs/promises';

/** @typedef {{ name: string, ph: string, pid: number, tid: number, tdur?: number, args?: { name?: string } }} TraceEvent */

const ROWS = 50_000;

/**
 * Writes the file to the disk, as people have it: a content given to the browser would pass through the page.
 * @param {string} path
 */
export const writeLargeFile = async (path) => {
  const rows = Array.from(
    { length: ROWS },
    (_, place) => `grande-${place};CUOTA;${place % 500 === 0 ? 'mil' : '10'};ana@correo.example`,
  );
  await writeFile(path, ['Id externo;Código de concepto;Importe;E-mail del pagador', ...rows].join('\r\n'));
};

/** Milliseconds of the page's tasks in a trace, of the processor and not of the clock. @param {string} trace */
const tasksIn = (trace) => {
  /** @type {{ traceEvents: readonly TraceEvent[] }} */
  const { traceEvents } = JSON.parse(trace);
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ ph, name, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && threads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
};

/** Works with the file as a person does. @param {import('playwright-core').Page} page @param {string} path */
const workWith = async (page, path) => {
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByText('50.000 filas: se pueden importar 49.900').waitFor({ timeout: 60_000 });
  await page.getByRole('combobox', { name: 'Entidad' }).fill('LUZN');
  await page.getByRole('option', { name: /^LUZN - / }).click();
  const check = page.getByText('Comprobando los ids externos');
  await check.waitFor();
  await page.getByRole('button', { name: /^Todas/ }).click();
  await page.getByText('1–25 de 50.000').waitFor();
  await page.getByRole('button', { name: /página siguiente/ }).click();
  await page.getByText('26–50 de 50.000').waitFor();
  await check.waitFor({ state: 'detached', timeout: 120_000 });
  await page.getByRole('button', { name: /^Con error/ }).click();
  await page
    .getByRole('button', { name: /no se puede leer/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Dejar afuera las \d+ filas con error/ }).click();
  await page.getByRole('button', { name: 'Deshacer los cambios' }).click();
  await page.getByText('50.000 filas: se pueden importar 49.900').waitFor();
};

/**
 * One large file, from its choice to its undone changes.
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').BrowserContextOptions} options
 * @param {string} url of the import
 * @param {string} path of the file
 */
export const measureLargeImport = async (browser, options, url, path) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  await workWith(page, path);
  const tasks = tasksIn(String(await browser.stopTracing()));
  await context.close();
  return { 'longest task, ms': Math.max(...tasks), 'all tasks, ms': tasks.reduce((sum, task) => sum + task, 0) };
};
