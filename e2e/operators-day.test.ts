// Guards: What an operator does every day costs no more clicks and keys than docs/operators-day.md says.
import { readFile } from 'node:fs/promises';
import { dayOf } from '@backoffice/validators';
import type { Locator, Page } from 'playwright-core';
import { eventually, fileOf, monthAgo, openApp, rowsOf, services, settled } from './support/index.ts';

interface Walk {
  readonly page: Page;
  readonly click: (target: Locator) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: string) => Promise<void>;
  /** Presses the browser's button, or its key. */
  readonly back: () => Promise<void>;
}

const day = await readFile(new URL('../docs/operators-day.md', import.meta.url), 'utf8');

/** Clicks and keys of a task, as the page has them. */
const written = (task: string): readonly [number, number] => {
  const line = day.split('\n').find((one) => one.startsWith(`| ${task} |`));
  const [, clicks, keys] = /(\d+) \/ (\d+)/.exec(line?.split('|')[3] ?? '') ?? [];
  if (clicks === undefined || keys === undefined) throw new Error(`The page does not have the task ${task}.`);
  return [Number(clicks), Number(keys)];
};

/** Walks through a task and counts: a chord of keys is one key. */
const walk = async (task: string, app: Awaited<ReturnType<typeof openApp>>, steps: (hands: Walk) => Promise<void>) => {
  const { page } = app;
  const count = { clicks: 0, keys: 0 };
  await steps({
    page,
    click: async (target) => {
      count.clicks += 1;
      await target.click();
    },
    type: async (text) => {
      count.keys += text.length;
      await page.keyboard.type(text);
    },
    press: async (key) => {
      count.keys += 1;
      await page.keyboard.press(key);
    },
    back: async () => {
      count.keys += 1;
      await page.goBack();
    },
  });
  const [clicks, keys] = written(task);
  expect(count.clicks).toBe(clicks);
  // amounts and addresses of the data of a day may be shorter
  expect(count.keys).toBeLessThanOrEqual(keys);
  await app.close();
};

const quickSearch = async ({ page, press, type }: Walk, text: string) => {
  await press('Control+k');
  await page.getByRole('combobox', { name: 'Búsqueda rápida' }).waitFor();
  await type(text);
};

const home = async (as: string) => {
  const app = await openApp({ as, path: '/home' });
  await app.page.getByRole('heading', { level: 1 }).waitFor();
  // the code of the keys comes after the page: the sheet of keys is opened and closed
  const sheet = app.page.getByRole('dialog', { name: 'Atajos de teclado' });
  await eventually(async () => {
    await app.page.keyboard.press('?');
    expect(await sheet.isVisible()).toBe(true);
  });
  await app.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  return app;
};

test('a payment by its amount and day', async () => {
  const approved = await services.payments.list({ status: 'approved' });
  const payment = approved.find(({ final_amount: amount }) => amount < 1_000_000);
  if (!payment) throw new Error('No approved payment is of less than a million.');
  // services give the moment in another zone: in the evening it has the next day there
  const [, month = '', dayOfMonth = ''] = dayOf(new Date(payment.request_date)).split('-');
  const amount = payment.final_amount.toFixed(2).replace('.', ',');
  await walk('Payment by amount and day', await home('operador'), async (hands) => {
    await quickSearch(hands, `${amount} ${dayOfMonth}/${month}`);
    await hands.page
      .getByRole('option', { name: /Pagos$/ })
      .first()
      .waitFor();
    await hands.press('Enter');
    await hands.page.waitForURL(`**/pago/${payment.id}`);
  });
});

test('a refund of a part', async () => {
  const app = await openApp({ as: 'administrador', path: '/pagos?status=approved' });
  await settled(app.page);
  await walk('Refund of a part', app, async ({ page, click, type }) => {
    await click(rowsOf(page).nth(1).locator('[data-field="PAYER_NAME"]'));
    await click(page.getByRole('button', { name: /^Devolver/ }).first());
    const dialog = page.getByRole('dialog');
    await click(dialog.getByRole('radio', { name: /^Una parte/ }));
    await type('5');
    await click(dialog.getByLabel('Ingrese el motivo'));
    await type('Error');
    await click(dialog.getByRole('button', { name: /^Devolver \$/ }));
    await dialog.waitFor({ state: 'detached' });
  });
});

test('failed payments of a payer, charged again', async () => {
  const paid = await services.payments.some(({ payer }) => payer?.email != null);
  const now = Date.now();
  const failed = await services.payments.put({
    payer: paid.payer,
    collector_id: paid.collector_id,
    payment_methods: paid.payment_methods,
    status: 'rejected',
    status_detail: 'cc_rejected_insufficient_amount',
    request_date: new Date(now).toISOString(),
    last_due_date: new Date(now + 86_400_000).toISOString(),
  });
  await walk('Failed payments of a payer, charged again', await home('operador'), async (hands) => {
    const { page, click, press } = hands;
    await quickSearch(hands, '');
    await page.keyboard.insertText(failed.payer?.email ?? '');
    await page
      .getByRole('option', { name: /Pagadores$/ })
      .first()
      .waitFor();
    await press('Enter');
    await page.waitForURL('**/pagadores/*');
    await click(page.getByRole('link', { name: 'Ver pagos' }).first());
    await click(page.getByRole('button', { name: /^Estado/ }));
    await click(
      page.getByRole('menuitem', { name: 'Rechazado' }).or(page.getByRole('menuitemradio', { name: 'Rechazado' })),
    );
    await page.waitForURL(/status=rejected/);
    await settled(page);
    await click(page.getByRole('checkbox').first());
    await click(
      page.getByRole('group', { name: 'Acciones sobre la selección' }).getByRole('button', { name: /^Reintentar/ }),
    );
    await page.getByRole('dialog').waitFor();
  });
});

test('withdrawals of an entity below an amount, authorized', async () => {
  await walk(
    'Withdrawals of an entity below an amount',
    await home('tesoreria'),
    async ({ page, click, type, press }) => {
      await click(page.getByRole('link', { name: /Retiros por autorizar/ }));
      await settled(page);
      await click(page.getByRole('combobox', { name: 'Entidad' }));
      await type('INBE');
      await page.getByRole('option', { name: /^INBE/ }).waitFor();
      await press('Enter');
      await press('Tab');
      await type('<900000');
      await press('Enter');
      await page.waitForURL(/importe=/);
      await settled(page);
      await click(page.getByRole('checkbox').first());
      await click(page.getByRole('button', { name: 'Autorizar selección' }));
      const dialog = page.getByRole('dialog');
      await click(dialog.getByRole('button', { name: 'Continuar' }));
      await dialog.getByRole('list', { name: 'Cuentas de destino' }).waitFor();
    },
  );
});

test('a failed distribution, mended and sent again', async () => {
  await walk(
    'Failed distribution, mended and sent again',
    await home('tesoreria'),
    async ({ page, click, type, press }) => {
      await click(page.getByRole('link', { name: /Distribuciones con error/ }));
      await settled(page);
      await click(rowsOf(page).first().getByRole('gridcell').nth(3));
      await click(page.getByRole('button', { name: 'Modificar' }).first());
      const dialog = page.getByRole('dialog', { name: 'Modificar destino' });
      await click(dialog.getByRole('radio', { name: /^Alias/ }));
      await press('Tab');
      await type('cobros.nuevo');
      await click(dialog.getByRole('button', { name: 'Guardar y reprocesar' }));
      await dialog.waitFor({ state: 'detached' });
    },
  );
});

test('a file with bad rows', async () => {
  const app = await openApp({ as: 'administrador', path: '/importacion' });
  await walk('File with three bad rows of 200', app, async ({ page, click, type, press }) => {
    await click(page.getByRole('combobox', { name: 'Entidad' }));
    await type('LUZN');
    await page.getByRole('option', { name: /^LUZN - / }).waitFor();
    await press('Enter');
    const amounts = Array.from({ length: 200 }, (_row, place) => [, 'mil', 'cinco', 'nada'][place] ?? '10');
    const buffer = Buffer.from(
      fileOf(
        amounts,
        amounts.map(() => crypto.randomUUID()),
      ),
    );
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `${crypto.randomUUID()}.csv`, mimeType: 'text/csv', buffer });
    for (const bad of ['mil', 'cinco', 'nada']) {
      await click(page.getByRole('gridcell', { name: bad }).first());
      await page.locator('.MuiDataGrid-cell--editing input:focus').waitFor();
      await press('Control+a');
      await type('10');
      await press('Enter');
      await page.getByText(`Antes: ${bad}`, { exact: true }).waitFor();
    }
    await click(page.getByRole('button', { name: /^Importar/ }));
    await click(page.getByRole('dialog', { name: 'Solicitar importacion' }).getByRole('button', { name: /^Importar/ }));
    await page.waitForURL(/\/importacion\/\w+$/);
    await page.getByText('Espera su confirmación.').waitFor();
  });
}, 60_000);

test('the refunds of last month, for a spreadsheet', async () => {
  const app = await openApp({ as: 'operador', path: `/pagos?fecha=devolucion&period=${monthAgo(1).name}` });
  await settled(app.page);
  await walk('Refunds of last month for a spreadsheet', app, async ({ page, click }) => {
    await click(page.getByRole('button', { name: 'Exportar' }));
    await click(page.getByRole('menuitem', { name: 'CSV' }));
    await click(page.getByRole('dialog').getByRole('button', { name: 'Exportar' }));
    await click(page.getByRole('button', { name: 'Descargar' }).first());
  });
});

test('back to the row that was left', async () => {
  const app = await openApp({ as: 'operador', path: '/pagos?status=approved' });
  await settled(app.page);
  await walk('Back to where one was', app, async ({ page, back }) => {
    for (const key of 'jjjjjj') await page.keyboard.press(key);
    const row = await page.evaluate(() => document.activeElement?.closest('[data-id]')?.getAttribute('data-id'));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/pago/*');
    await back();
    await page.waitForURL('**/pagos?*');
    await page.waitForFunction(
      (id) => document.activeElement?.closest('[data-id]')?.getAttribute('data-id') === id,
      row,
    );
  });
});
