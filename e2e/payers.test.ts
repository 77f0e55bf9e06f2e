// Guards: A payer is found, and its page shows what is known of it and leads to its payments and subscriptions.
import { addresses, openApp, services } from './support/index.ts';

/** Somebody whom a collector knows, too. */
const knownPayer = async () => {
  const known = new Set((await services.references.list()).map(({ email }) => email));
  return services.payers.some(({ email, external_reference: reference, identification }) =>
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
    `/suscripciones?${query}&tipo=todos`,
  );
  await page.getByRole('link', { name: 'Ver pagos' }).click();
  await page.getByText(`Pagador: ${payer.email}`, { exact: true }).waitFor();
  await app.close();
});
