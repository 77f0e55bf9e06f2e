// Guards: A file of 50,000 rows is read, looked at and mended without stopping the page.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { fileOf, openApp } from './support/index.ts';

/** Milliseconds of the processor that one task of the page may take: what INP calls good (web.dev). */
const MOST = 200;
const ROWS = 50_000;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the processor, not of the clock: what else runs on the machine does not count. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Milliseconds of the tasks of the page's thread while something is done, the longest first. */
const tasksOf = async (page: Page, run: () => Promise<void>): Promise<number[]> => {
  const browser = page.context().browser();
  await browser?.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  await run();
  const trace = String(await browser?.stopTracing());
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace);
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ ph, name, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && threads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((one, other) => other - one);
};

/** A file on the disk, as people have it: a content given to the browser would pass through the page. */
const largeFile = async (folder: string): Promise<string> => {
  const path = join(folder, 'grande.csv');
  const amounts = Array.from({ length: ROWS }, (_, place) => (place % 500 === 0 ? 'mil' : '10'));
  await writeFile(path, fileOf(amounts));
  return path;
};

test('no task of the page takes longer than a person may wait', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-large-'));
  const path = await largeFile(folder);
  const app = await openApp({ as: 'administrador', path: '/importacion' });
  const { page } = app;
  const input = page.locator('input[type=file]');
  await input.waitFor({ state: 'attached' });
  const tasks = await tasksOf(page, async () => {
    await input.setInputFiles(path);
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
    await page.getByText('1–25 de 100').waitFor();
    await page.getByRole('gridcell', { name: /^mil/ }).first().click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1.000');
    await page.keyboard.press('Enter');
    await page.getByText('Antes: mil').waitFor();
    await page.getByRole('button', { name: 'Dejar afuera la fila 502' }).click();
    await page.getByRole('button', { name: 'Incluir la fila 502' }).waitFor();
    await page
      .getByRole('button', { name: /no se puede leer/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Dejar afuera las \d+ filas con error/ }).click();
    await page.getByRole('button', { name: 'Afuera (99)' }).waitFor();
    await page.mouse.wheel(0, 400);
    await page.getByRole('button', { name: 'Deshacer los cambios' }).click();
    await page.getByText('50.000 filas: se pueden importar 49.900').waitFor();
  });
  await app.close();
  await rm(folder, { recursive: true });
  expect(tasks.length).toBeGreaterThan(100); // the trace has the page's thread
  expect(tasks[0]).toBeLessThanOrEqual(MOST);
}, 240_000);
