// Guards: An operator's daily tasks cost the clicks of docs/operators-day.md, and no more keys than it says.
import { dayOf } from '@backoffice/validators';
import { openApp, openHome, quickSearch, resetServices, rowsOf, services, waitForRows, walk } from './support/index.ts';

// The walks need initial data, and authorize withdrawals that other tests count.
beforeAll(resetServices);
afterAll(resetServices);

test('finding a payment by its amount and day costs the documented clicks and keys', async () => {
  const approved = await services.payments.list({ status: 'approved' });
  const payment = approved.find(({ final_amount: amount }) => amount < 1_000_000);
  if (!payment) throw new Error('No approved payment is of less than a million.');
  // Services send timestamps in another time zone, where an evening here is the next day.
  const [, month = '', dayOfMonth = ''] = dayOf(new Date(payment.request_date)).split('-');
  const amount = payment.final_amount.toFixed(2).replace('.', ',');
  await walk('Payment by amount and day', await openHome('operador'), async (hands) => {
    await quickSearch(hands, `${amount} ${dayOfMonth}/${month}`);
    await hands.page
      .getByRole('option', { name: /Pagos$/ })
      .first()
      .waitFor();
    await hands.press('Enter');
    await hands.page.waitForURL(`**/pago/${payment.id}`);
  });
});

test('a refund of a part costs the documented clicks and keys', async () => {
  const app = await openApp({ user: 'administrador', path: '/pagos?status=approved' });
  await waitForRows(app.page);
  await walk('Refund of a part', app, async ({ page, click, press, type }) => {
    await click(rowsOf(page).nth(1).locator('[data-field="PAYER_NAME"]'));
    await click(page.getByRole('button', { name: /^Devolver/ }).first());
    const dialog = page.getByRole('dialog');
    await click(dialog.getByRole('radio', { name: /^Una parte/ }));
    await press('Tab');
    await type('5');
    await click(dialog.getByLabel('Ingrese el motivo'));
    await type('Error');
    await click(dialog.getByRole('button', { name: /^Devolver \$/ }));
    await dialog.waitFor({ state: 'detached' });
  });
});

test('charging the failed payments of a payer again costs the documented clicks and keys', async () => {
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
  await walk('Failed payments of a payer, charged again', await openHome('operador'), async (hands) => {
    const { page, click, press } = hands;
    await quickSearch(hands, '');
    // pasted: only steps by `hands` are counted
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
    await waitForRows(page);
    await click(page.getByRole('checkbox').first());
    await click(
      page.getByRole('group', { name: 'Acciones sobre la selección' }).getByRole('button', { name: /^Reintentar/ }),
    );
    const dialog = page.getByRole('dialog');
    await click(dialog.getByRole('button', { name: 'Continuar' }));
    await click(dialog.getByRole('button', { name: /^Reintentar el cobro de / }));
    await dialog.getByRole('heading', { name: /^Reintentos solicitados: / }).waitFor();
  });
});

test("authorizing an entity's withdrawals below an amount costs the documented clicks and keys", async () => {
  await walk(
    'Withdrawals of an entity below an amount',
    await openHome('tesoreria'),
    async ({ page, click, type, press }) => {
      await click(page.getByRole('link', { name: /Retiros por autorizar/ }));
      await waitForRows(page);
      await click(page.getByRole('combobox', { name: 'Entidad' }));
      await type('INBE');
      await page.getByRole('option', { name: /^INBE/ }).waitFor();
      await press('Enter');
      await press('Tab');
      await type('<900000');
      await press('Enter');
      await page.waitForURL(/importe=/);
      await waitForRows(page);
      await click(page.getByRole('checkbox').first());
      await click(page.getByRole('button', { name: 'Autorizar selección' }));
      const dialog = page.getByRole('dialog');
      await click(dialog.getByRole('button', { name: 'Continuar' }));
      // the balance of INBE is too low for all of them
      await click(dialog.getByRole('checkbox', { name: /^Entiendo que el saldo no alcanza/ }));
      await click(dialog.getByRole('button', { name: /^Autorizar \d+ retiros? · / }));
      await dialog.getByRole('heading', { name: /^Retiros autorizados: / }).waitFor();
    },
  );
});

test('correcting a failed distribution and sending it again costs the documented clicks and keys', async () => {
  await walk(
    'Failed distribution, mended and sent again',
    await openHome('tesoreria'),
    async ({ page, click, type, press }) => {
      await click(page.getByRole('link', { name: /Distribuciones con error/ }));
      await waitForRows(page);
      await click(rowsOf(page).first().getByRole('gridcell').nth(3));
      await click(page.getByRole('button', { name: 'Modificar' }).first());
      const dialog = page.getByRole('dialog', { name: 'Modificar destino' });
      await click(dialog.getByRole('radio', { name: /^Alias/ }));
      await press('Tab');
      await type('cobros.nuevo');
      await click(dialog.getByRole('button', { name: 'Guardar y reprocesar' }));
      await dialog.waitFor({ state: 'detached' });
      const reprocess = page.getByRole('dialog', { name: 'Reprocesar la distribución' });
      await click(reprocess.getByRole('button', { name: /^Reprocesar · / }));
      await page.getByText('Reprocesado correctamente').waitFor();
    },
  );
});

test('returning to the row that was opened costs the documented keys', async () => {
  const app = await openApp({ user: 'operador', path: '/pagos?status=approved' });
  await waitForRows(app.page);
  await walk('Back to where one was', app, async ({ page, back }) => {
    // the way to the row is not counted
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
