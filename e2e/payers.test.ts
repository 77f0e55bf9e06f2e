// Guards: Payers are searched and created; wrong input is named.
import {
  addresses,
  eventually,
  faults,
  openApp,
  payersWith,
  referencesWith,
  requests,
  somePayer,
} from './support/index.ts';

afterEach(() => faults.clear());

/** Somebody whom a collector knows, too. */
const knownPayer = async () => {
  const known = new Set((await referencesWith({})).map(({ email }) => email));
  return somePayer(({ email, external_reference: reference, identification }) =>
    Boolean(email && reference && identification?.type === 'DNI_ARG' && known.has(email)),
  );
};

test('a payer is found and shows all that is known of it', async () => {
  const payer = await knownPayer();
  const app = await openApp({ as: 'operador', path: `/pagadores?q=${payer.email}` });
  const { page } = app;
  await page.getByRole('link', { name: payer.id, exact: true }).click();
  await page.waitForURL(`${addresses.app}/pagadores/${payer.id}`);
  await page.getByRole('heading', { level: 1, name: payer.name, exact: true }).waitFor();
  const main = page.getByRole('main');
  const [phone] = payer.phones;
  for (const text of [payer.id, payer.email ?? '', payer.external_reference ?? '', 'DNI', 'Argentina'])
    await main.getByText(text, { exact: true }).first().waitFor();
  await main.getByText(`(${phone?.area_code}) ${phone?.phone_number}`, { exact: true }).waitFor();
  const references = page.getByRole('region', { name: 'Referencias' });
  await references.getByRole('link', { name: / - / }).first().waitFor();
  await references.getByText(/^SOC-/).first().waitFor();
  const query = `pagador=${encodeURIComponent(payer.email ?? '')}`;
  expect(await page.getByRole('link', { name: 'Ver suscripciones' }).getAttribute('href')).toBe(
    `/suscripciones?${query}`,
  );
  await page.getByRole('link', { name: 'Ver pagos' }).click();
  await page.getByText(`Pagador: ${payer.email}`, { exact: true }).waitFor();
  await app.close();
});

test('references that could not be read fail alone, and are read when asked again', async () => {
  const payer = await knownPayer();
  await faults.set({ service: 'payer', path: '/referencias', fault: { kind: 'status', status: 500 } });
  const app = await openApp({ as: 'auditor', path: `/pagadores/${payer.id}` });
  app.allowErrors();
  const references = app.page.getByRole('region', { name: 'Referencias' });
  await references.getByText('No se pudieron cargar las referencias', { exact: true }).waitFor();
  await app.page.getByText(payer.id, { exact: true }).waitFor();
  await faults.clear();
  await references.getByRole('button', { name: 'Reintentar' }).click();
  await references.getByText(/^SOC-/).first().waitFor();
  await app.close();
});

test('a payer without an e-mail leads to no list, and one that is not there is said to be so', async () => {
  const { id } = await somePayer(({ email }) => email === null);
  const app = await openApp({ as: 'operador', path: `/pagadores/${id}` });
  const { page } = app;
  await page.getByText('Sin email no se pueden buscar referencias', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Ver pagos' }).count()).toBe(0);
  await page.goto(`${addresses.app}/pagadores/000000000000000000000000`);
  await page.getByText('No se encontró el pagador', { exact: true }).waitFor();
  await app.close();
});

test('the form of a new payer says what is wrong, in the words of the documents', async () => {
  const app = await openApp({ as: 'operador', path: '/pagadores' });
  const { page } = app;
  await page.getByRole('link', { name: 'Nuevo pagador' }).click();
  await page.waitForURL(`${addresses.app}/pagadores/nuevo`);
  const field = (name: string | RegExp) => page.getByLabel(name);
  const sees = (text: string) => page.getByText(text, { exact: true }).waitFor();
  const choose = async (name: string, option: string) => {
    await page.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const create = page.getByRole('button', { name: 'Crear pagador' });
  await eventually(async () => expect(await create.isDisabled()).toBe(true));
  await field(/^Nombre/).press('Tab');
  await sees('El nombre es requerido');
  await field(/^Email/).fill('ana@correo');
  await field(/^Email/).press('Tab');
  await sees('El email no tiene formato correcto');
  const number = field(/^Número de identificación/);
  await number.fill('12.345.678-9');
  expect(await number.inputValue()).toBe('12345678');
  await number.blur();
  await sees('Tipo de identificación requerido*');
  await choose('Tipo de identificación', 'DNI');
  await number.fill('');
  await number.blur();
  await sees('Número de identificación requerido*');
  await number.fill('1234567');
  await sees('El número de DNI no es válido');
  await choose('Tipo de identificación', 'CUIT');
  await sees('El número de CUIT no es válido');
  await number.fill('20-26756539-0');
  await sees('Número de identificación incorrecto*');
  await page.getByRole('combobox', { name: 'País' }).focus();
  await page.keyboard.press('Tab');
  await sees('País requerido*');
  await choose('Tipo de identificación', 'Ninguna');
  expect(await number.inputValue()).toBe('');
  await field(/^Nombre/).fill('Ana Pérez');
  await field(/^Email/).fill('ana@correo.example');
  await eventually(async () => expect(await create.isEnabled()).toBe(true));

  await page.getByRole('link', { name: 'Volver a los pagadores' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Seguir editando' }).click();
  expect(await field(/^Nombre/).inputValue()).toBe('Ana Pérez');
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
  await page.waitForURL(/\/pagadores\?/);
  await app.close();
});

test('a payer is made once when the answer was lost, and has a page', async () => {
  const email = `ana.${crypto.randomUUID()}@correo.example`;
  await requests.clear();
  await faults.set({ service: 'payer', fault: { kind: 'lose' } });
  const app = await openApp({ as: 'operador', path: '/pagadores/nuevo' });
  app.allowErrors();
  const { page } = app;
  await page.getByLabel(/^Nombre/).fill('Ana Pérez');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('combobox', { name: 'Tipo de identificación' }).click();
  await page.getByRole('option', { name: 'DNI', exact: true }).click();
  await page.getByRole('combobox', { name: 'País' }).click();
  await page.getByRole('option', { name: 'Argentina', exact: true }).click();
  await page.getByLabel(/^Número de identificación/).fill('12345678');
  await page.getByRole('button', { name: 'Crear pagador' }).click();
  await page.getByText('La operación quedó sin respuesta', { exact: true }).waitFor();
  expect(await page.getByLabel(/^Email/).isDisabled()).toBe(true);
  await faults.clear();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByText('Pagador creado con éxito', { exact: true }).waitFor();
  const made = await payersWith({ email });
  expect(made).toMatchObject([{ identification: { type: 'DNI_ARG', number: '12345678', country: 'ARG' } }]);
  await page.waitForURL(`${addresses.app}/pagadores/${made[0]?.id}`);
  await page.getByRole('heading', { level: 1, name: 'Ana Pérez' }).waitFor();
  const sent = (await requests.list('payer')).filter(({ method }) => method === 'POST');
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  await app.close();
});

test('who may see payers and make none has no way to the form', async () => {
  const app = await openApp({ as: 'auditor', path: '/pagadores' });
  const { page } = app;
  await page
    .getByText(/pagadores$/)
    .first()
    .waitFor();
  expect(await page.getByRole('link', { name: 'Nuevo pagador' }).count()).toBe(0);
  await page.goto(`${addresses.app}/pagadores/nuevo`);
  await page.getByText('No tiene permisos', { exact: true }).waitFor();
  expect(await page.getByLabel(/^Nombre/).count()).toBe(0);
  await app.close();
});
