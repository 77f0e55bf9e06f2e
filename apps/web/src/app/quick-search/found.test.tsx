// Guards: The quick search finds the intended option for at least 95 % of the sample texts, and each miss is listed.
import { fireEvent } from '@testing-library/dom';
import { keysReady, renderAt, screen, services, waitFor } from '@/testing';
import { dayOf, money, monthName, shortDate } from '@/shared/format';

/** Typed text with the expected option: its group, and a part of its label. */
type Sample = readonly [typed: string, group: string, part?: string];

/** Samples whose option is not found, each with the reason. */
const missed: Readonly<Record<string, string>> = {};

const all: string[] = [];
const misses: string[] = [];

const optionsShown = () =>
  screen.queryAllByRole('option').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

/** Types the samples one after another into the same box. */
const tryAll = async (samples: readonly Sample[]) => {
  const user = await renderAt('/perfil', { as: 'administrador' });
  await screen.findByRole('heading', { level: 1 });
  await keysReady(user);
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Búsqueda rápida' });
  for (const [typed, group, part = ''] of samples) {
    all.push(typed);
    fireEvent.change(box, { target: { value: typed } });
    const isFound = () =>
      optionsShown().some((text) => text.endsWith(group) && text.includes(part.replaceAll('\u00a0', ' ')));
    const status = () => screen.getByRole('status').textContent;
    const isDone = () => isFound() || (status().startsWith('Se busca') && !status().includes('Buscando'));
    await waitFor(() => expect(isDone()).toBe(true));
    if (!isFound()) misses.push(`${typed} → ${group}`);
  }
  return undefined;
};

/** Timeout of a test in milliseconds. */
const TIMEOUT = 240_000;

const digitsOf = (amount: number) => amount.toFixed(2);
const comma = (amount: number) => digitsOf(amount).replace('.', ',');
const dotted = (amount: number) => money(digitsOf(amount), 'ARS').replace(/^\$\s/, '');
const ddmm = (moment: string) => shortDate(moment).slice(0, 5);

test(
  'finds identifiers and codes',
  async () => {
    const [payment, subscription, payer, transfer] = await Promise.all([
      services.payments.some(
        ({ reference, external_transaction_id: external }) => Boolean(reference) && Boolean(external),
      ),
      services.subscriptions.some(() => true),
      services.payers.some(() => true),
      services.transfers.some(() => true),
    ]);
    const [withdrawal, withdraw, batch, distribution] = await Promise.all([
      services.withdrawals.some(() => true),
      services.withdraws.some(() => true),
      services.batches.some(() => true),
      services.distributions.some(() => true),
    ]);
    const [exported, form, report, imported] = await Promise.all([
      services.exports.some(() => true),
      services.taxForms.some(() => true),
      services.reports.some(() => true),
      services.imports.some(() => true),
    ]);
    const { external_transaction_id: external, reference } = payment;
    const coupon = await services.payments.some(({ payment_methods: [method] }) => Boolean(method?.coupon_number));
    const charged = await services.payments.some(({ payment_methods: [method] }) =>
      Boolean(method?.gateway?.transaction_id),
    );
    const billed = await services.payments.some(({ details: [detail] }) => Boolean(detail?.external_reference));
    await tryAll([
      [payment.id, 'Pagos'],
      [payment.id.toUpperCase(), 'Pagos'],
      [` ${payment.id} `, 'Pagos'],
      [subscription.id, 'Suscripciones'],
      [payer.id, 'Pagadores', payer.name],
      [transfer.id, 'Transferencias'],
      [withdrawal.id, 'Retiros'],
      [withdraw.id, 'Retiros por lote'],
      [batch.id, 'Lotes'],
      [distribution.id, 'Distribuciones'],
      [exported.id, 'Exportaciones'],
      [form.id, 'Presentaciones'],
      [report.id, 'Integraciones'],
      [imported.import_id, 'Importaciones'],
      [external ?? '', 'Pagos'],
      [external?.toLowerCase() ?? '', 'Pagos'],
      [reference ?? '', 'Pagos'],
      [coupon.payment_methods[0]?.coupon_number ?? '', 'Pagos'],
      [charged.payment_methods[0]?.gateway?.transaction_id ?? '', 'Pagos'],
      [billed.details[0]?.external_reference ?? '', 'Pagos'],
    ]);
  },
  TIMEOUT,
);

test(
  'finds people and entities',
  async () => {
    const company = await services.payers.some(({ identification }) => /^\d{11}$/.test(identification?.number ?? ''));
    const person = await services.payers.some(
      ({ identification, name }) => /^\d{7,8}$/.test(identification?.number ?? '') && name.split(' ').length === 2,
    );
    const accented = await services.payers.some(({ name }) => /[áéíóúñ]/i.test(name) && name.split(' ').length === 2);
    const paid = await services.payments.some(({ payer }) => /^[a-z]+\.[a-z]+\d+@/.test(payer?.email ?? ''));
    const wired = await services.transfers.some(({ payer_id: one }) => /^\d{11}$/.test(one));
    const cuit = company.identification?.number ?? '';
    const dni = person.identification?.number ?? '';
    const email = paid.payer?.email ?? '';
    const [half = ''] = email.split('@');
    const [first = '', last = ''] = person.name.split(' ');
    const plain = accented.name.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
    await tryAll([
      [cuit, 'Pagadores', company.name],
      [cuit.replace(/^(..)(.{8})(.)$/, '$1-$2-$3'), 'Pagadores', company.name],
      [cuit.replace(/^(..)(.{8})(.)$/, '$1 $2 $3'), 'Pagadores', company.name],
      [cuit.replace(/^(..)(.{8})(.)$/, '$1.$2.$3'), 'Pagadores', company.name],
      [wired.payer_id, 'Ir a', 'Transferencias de este CUIT'],
      [dni, 'Pagadores', person.name],
      [dni.replace(/^(\d+)(\d{3})(\d{3})$/, '$1.$2.$3'), 'Pagadores', person.name],
      [email, 'Pagos'],
      [email.toUpperCase(), 'Pagos'],
      [`${half}@`, 'Pagos'],
      [half, 'Pagos'],
      [half.replace(/\d+$/, ''), 'Pagos'],
      [person.name, 'Pagadores', person.name],
      [`${last} ${first}`, 'Pagadores', last],
      [`${last}, ${first}`, 'Pagadores', last],
      [`${last},${first}`, 'Pagadores', last],
      [person.name.toUpperCase(), 'Pagadores', last],
      [`${first}  ${last}`, 'Pagadores', last],
      [last, 'Pagadores', last],
      [last.slice(0, 4).toLowerCase(), 'Pagadores'],
      [plain, 'Pagadores'],
      [plain.toLowerCase(), 'Pagadores'],
      ['AGCU', 'Entidades', 'Aguas de Cuyo Sur'],
      ['agcu', 'Entidades', 'Aguas de Cuyo Sur'],
      ['Aguas de Cuyo', 'Entidades', 'Aguas de Cuyo Sur'],
      ['aguas', 'Entidades', 'Aguas'],
      ['cuyo sur', 'Entidades', 'Aguas de Cuyo Sur'],
      ['LUZN', 'Entidades', 'Luz del Norte'],
      ['luz del norte', 'Entidades', 'Luz del Norte'],
      ['electrica pampeana', 'Entidades', 'Eléctrica Pampeana'],
    ]);
  },
  TIMEOUT,
);

interface Paid {
  readonly destination?: { readonly value: string } | null;
}

const accountOf = ({ destination }: Paid): string => destination?.value ?? '';

test(
  'finds accounts by the records paid to them',
  async () => {
    const cbu = accountOf(await services.withdrawals.some((one) => /^\d{22}$/.test(accountOf(one))));
    const other = accountOf(await services.withdraws.some((one) => /^\d{22}$/.test(accountOf(one))));
    const [part] = await services.partsOf(await services.distributions.some(() => true));
    await tryAll([
      [cbu, 'Retiros'],
      [`${cbu.slice(0, 8)} ${cbu.slice(8)}`, 'Retiros'],
      [`${cbu.slice(0, 8)}-${cbu.slice(8)}`, 'Retiros'],
      [other, 'Retiros por lote'],
      [part?.destination.value ?? '', 'Distribuciones'],
    ]);
    const aliases = [...(await services.withdrawals.list()), ...(await services.withdraws.list())]
      .map(accountOf)
      .filter((account) => /^[a-z]+[.-]/.test(account));
    await tryAll(
      aliases.slice(0, 1).flatMap((alias): Sample[] => [
        [alias, 'Retiros'],
        [alias.toUpperCase(), 'Retiros'],
      ]),
    );
  },
  TIMEOUT,
);

test(
  'finds cards by the digits that may be shown',
  async () => {
    const carded = await services.payments.some(({ payment_methods: [method] }) => Boolean(method?.first_six_digits));
    const subscribed = await services.subscriptions.some(({ payment_method: method }) =>
      Boolean(method?.last_four_digits),
    );
    const { first_six_digits: first, last_four_digits: last } = carded.payment_methods[0] ?? {};
    const [six, four] = [String(first), String(last)];
    await tryAll([
      [four, 'Pagos'],
      [six, 'Pagos'],
      [six, 'Ir a', 'BIN que empiezan con esos dígitos'],
      [String(subscribed.payment_method?.last_four_digits), 'Suscripciones'],
      [`tarjeta ${four}`, 'Pagos'],
      [`terminada en ${four}`, 'Pagos'],
      [`${six} ${four}`, 'Pagos'],
    ]);
  },
  TIMEOUT,
);

test(
  'finds amounts',
  async () => {
    const { final_amount: amount } = await services.payments.some(
      ({ final_amount: given }) => given > 1_000 && given % 1 > 0,
    );
    const [subscription, transfer, withdrawal, withdraw, distribution] = await Promise.all([
      services.subscriptions.some(() => true),
      services.transfers.some(() => true),
      services.withdrawals.some(() => true),
      services.withdraws.some(() => true),
      services.distributions.some(() => true),
    ]);
    const ofPayment = ['Pagos', money(digitsOf(amount), 'ARS')] as const;
    await tryAll([
      [dotted(amount), ...ofPayment],
      [comma(amount), ...ofPayment],
      [digitsOf(amount), ...ofPayment],
      [`$ ${dotted(amount)}`, ...ofPayment],
      [`$${comma(amount)}`, ...ofPayment],
      [`$ ${digitsOf(amount)}`, ...ofPayment],
      [`ARS ${dotted(amount)}`, ...ofPayment],
      [`${dotted(amount)} ARS`, ...ofPayment],
      [`${comma(amount)} pesos`, ...ofPayment],
      [`${digitsOf(amount)} pesos`, ...ofPayment],
      [`pesos ${comma(amount)}`, ...ofPayment],
      ['>1000', 'Pagos'],
      ['> 1.000', 'Pagos'],
      ['<50000', 'Pagos'],
      ['1000-50000', 'Pagos'],
      ['1.000 a 50.000', 'Pagos'],
      ['$ 1000 - 50000', 'Pagos'],
      [comma(subscription.amount), 'Suscripciones'],
      [comma(transfer.amount), 'Transferencias'],
      [comma(withdrawal.amount), 'Retiros'],
      [comma(withdraw.amount), 'Retiros por lote'],
      [comma(distribution.total_amount), 'Distribuciones'],
      [`${comma(transfer.amount)} pesos`, 'Transferencias'],
      [`ARS ${dotted(transfer.amount)}`, 'Transferencias'],
    ]);
  },
  TIMEOUT,
);

test(
  'finds days',
  async () => {
    // a day without payments is not offered
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const moment = daysAgo(2);
    for (const day of [daysAgo(0), daysAgo(1), moment])
      await services.payments.put({ request_date: day.toISOString() });
    const [year = '', month = '', day = ''] = dayOf(moment).split('-');
    const name = monthName(`${year}-${month}`).replace(/ .*/, '').toLowerCase();
    const [short, brief] = [year.slice(2), name.slice(0, 3)];
    const ofDay = ['Ir a', `Pagos del ${day} ${name}`] as const;
    const ofMonth = ['Ir a', `Pagos del 01 ${name} ${year}`] as const;
    await tryAll([
      [`${day}/${month}/${year}`, ...ofDay],
      [`${day}/${month}/${short}`, ...ofDay],
      [`${day}-${month}-${year}`, ...ofDay],
      [`${day}-${month}-${short}`, ...ofDay],
      [`${day}.${month}.${year}`, ...ofDay],
      [`${year}-${month}-${day}`, ...ofDay],
      [`${day}/${month}`, ...ofDay],
      [`${day} de ${name}`, ...ofDay],
      [`${day} de ${name} de ${year}`, ...ofDay],
      [`${day} ${name} ${year}`, ...ofDay],
      [`${day} ${brief}`, ...ofDay],
      ['hoy', 'Ir a', 'Pagos del'],
      ['ayer', 'Ir a', 'Pagos del'],
      ['Ayer', 'Ir a', 'Pagos del'],
      ['anteayer', ...ofDay],
      [`${name} ${year}`, ...ofMonth],
      [`${name.charAt(0).toUpperCase()}${name.slice(1)} de ${year}`, ...ofMonth],
      [name, ...ofMonth],
      [`${brief} ${year}`, ...ofMonth],
      [`${month}/${year}`, ...ofMonth],
      ['este mes', 'Ir a', 'Pagos del 01'],
      ['mes pasado', 'Ir a', 'Pagos del 01'],
      ['mes anterior', 'Ir a', 'Pagos del 01'],
    ]);
  },
  TIMEOUT,
);

test(
  'finds combinations of facts',
  async () => {
    const payment = await services.payments.some(
      ({ payer, payment_methods: [method] }) =>
        Boolean(payer?.name) && method?.media_payment_id === 9 && Boolean(method.last_four_digits),
    );
    const rejected = await services.payments.first({ status: 'rejected' });
    const transfer = await services.transfers.some(() => true);
    const withdrawal = await services.withdrawals.some(() => true);
    const withdraw = await services.withdraws.some(() => true);
    const subscription = await services.subscriptions.some(({ payment_method: method }) =>
      Boolean(method?.last_four_digits),
    );
    const four = payment.payment_methods[0]?.last_four_digits ?? '';
    const amount = payment.final_amount;
    const sum = money(digitsOf(amount), 'ARS');
    const surname = payment.payer?.name?.split(' ').at(-1) ?? '';
    const status =
      {
        approved: 'aprobado',
        rejected: 'rechazado',
        issued: 'emitido',
        pending: 'pendiente',
        refunded: 'devuelto',
        partial: 'parcial',
        objected: 'objetado',
        cancelled: 'cancelado',
        expired: 'expirado',
      }[payment.status] ?? '';
    await tryAll([
      [`${comma(amount)} ${ddmm(payment.request_date)}`, 'Pagos', sum],
      [`${ddmm(payment.request_date)} ${dotted(amount)}`, 'Pagos', sum],
      [`$ ${dotted(amount)} ${shortDate(payment.request_date)}`, 'Pagos', sum],
      [`${comma(amount)} pesos ${ddmm(payment.request_date)}`, 'Pagos', sum],
      [`${surname} ${comma(amount)}`, 'Pagos', sum],
      [`${surname} ${ddmm(payment.request_date)}`, 'Pagos', sum],
      [`${surname} ${four}`, 'Pagos', sum],
      [`${payment.payer?.name ?? ''} ${status}`, 'Pagos'],
      [`visa ${four}`, 'Pagos'],
      [`visa ${four} ${status}`, 'Pagos'],
      [`VISA ${four} ${status}s`, 'Pagos'],
      [`${status} ${four}`, 'Pagos'],
      [`tarjeta visa terminada en ${four}`, 'Pagos'],
      [`${four} ${comma(amount)}`, 'Pagos', sum],
      [`pago ${comma(amount)}`, 'Pagos', sum],
      ['pagos rechazados', 'Pagos'],
      ['pagos aprobados', 'Pagos'],
      ['pagos vencidos', 'Pagos'],
      [`${rejected.payer?.name ?? ''} rechazado`, 'Pagos'],
      [`${rejected.payer?.email ?? ''} rechazado`, 'Pagos'],
      [`rechazado ${comma(rejected.final_amount)}`, 'Pagos', money(digitsOf(rejected.final_amount), 'ARS')],
      ['rechazados >1000', 'Pagos'],
      [`transferencia ${comma(transfer.amount)}`, 'Transferencias'],
      [`${comma(transfer.amount)} ${ddmm(transfer.request_date)}`, 'Transferencias'],
      [`retiro ${comma(withdrawal.amount)}`, 'Retiros'],
      [`retiros >1000`, 'Retiros'],
      [`${comma(withdraw.amount)} ${ddmm(withdraw.request_date)}`, 'Retiros por lote'],
      [`suscripción ${subscription.payment_method?.last_four_digits ?? ''}`, 'Suscripciones'],
      [`suscripciones ${comma(subscription.amount)}`, 'Suscripciones'],
      [`>1000 ${status} ${monthName(dayOf(new Date(payment.request_date)).slice(0, 7)).replace(/ .*/, '')}`, 'Pagos'],
      [`${payment.collector_id} ${status}`, 'Pagos'],
      [`pagos ${payment.collector_id.toLowerCase()}`, 'Pagos'],
      [`retiros ${withdrawal.collector_id}`, 'Retiros'],
      [`status:${payment.status}`, 'Pagos'],
      ['devoluciones aprobadas', 'Devoluciones'],
    ]);
  },
  TIMEOUT,
);

test(
  'finds screens and actions by everyday words',
  async () => {
    await tryAll([
      ['impuestos', 'Pantallas', 'Presentaciones AFIP'],
      ['afip', 'Pantallas', 'Presentaciones AFIP'],
      ['crear pagador', 'Pantallas', 'Nuevo pagador'],
      ['alta de pagador', 'Pantallas', 'Nuevo pagador'],
      ['nuevo pagador', 'Pantallas', 'Nuevo pagador'],
      ['agregar pagador', 'Pantallas', 'Nuevo pagador'],
      ['nuevo bin', 'Pantallas', 'Nuevo BIN'],
      ['crear un bin', 'Pantallas', 'Nuevo BIN'],
      ['crear referencia', 'Pantallas', 'Nueva referencia'],
      ['referencias', 'Pantallas', 'Referencias de pagadores'],
      ['importar archivo', 'Pantallas', 'Importar pagos'],
      ['subir planilla', 'Pantallas', 'Importar pagos'],
      ['nueva presentación', 'Pantallas', 'Nueva presentación'],
      ['autorizar retiros', 'Pantallas', 'Retiros pendientes'],
      ['retiros pendientes', 'Pantallas', 'Retiros pendientes'],
      ['historial de retiros', 'Pantallas', 'Historial de retiros'],
      ['programar retiro', 'Pantallas', 'Programar retiro'],
      ['conciliar', 'Pantallas', 'Transferencias'],
      ['conciliación', 'Pantallas', 'Transferencias'],
      ['distribuciones programadas', 'Pantallas', 'Distribuciones programadas'],
      ['mi perfil', 'Pantallas', 'Perfil'],
      ['permisos', 'Pantallas', 'Permisos'],
      ['lotes', 'Pantallas', 'Lotes de retiros'],
      ['exportaciones', 'Pantallas', 'Historial de exportaciones'],
      ['comercios', 'Pantallas', 'Entidades'],
      ['promociones', 'Pantallas', 'Promociones'],
      ['vista unificada', 'Pantallas', 'Retiros'],
      ['inicio', 'Pantallas', 'Inicio'],
      ['tema oscuro', 'Acciones', 'Tema oscuro'],
      ['modo noche', 'Acciones', 'Tema oscuro'],
      ['tema claro', 'Acciones', 'Tema claro'],
      ['cerrar sesión', 'Acciones', 'Cerrar sesión'],
      ['cerrar sesion', 'Acciones', 'Cerrar sesión'],
      ['salir', 'Acciones', 'Cerrar sesión'],
      ['atajos', 'Acciones', 'Atajos de teclado'],
      ['explorador', 'Acciones', 'Explorador de datos'],
    ]);
  },
  TIMEOUT,
);

test('finds at least 95 % of the samples above, and `missed` lists the others', () => {
  expect(all.length).toBeGreaterThanOrEqual(149);
  expect(misses).toEqual(Object.keys(missed));
  expect(misses.length / all.length).toBeLessThanOrEqual(0.05);
});
