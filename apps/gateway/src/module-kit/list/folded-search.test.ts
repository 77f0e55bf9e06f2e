// Guards: A search ignores accents, case and invisible characters, both in the stored text and in the typed one.
import { randomUUID } from 'node:crypto';
import { anImport, anImportRow, aPayment, importRows, imports, payments } from '@backoffice/platform/testing';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });
const person = gateway.as('administrador');
const requestDate = '2026-11-20T12:00:00.000Z';

/** Name as other systems store it: decomposed accents, capitals and invisible characters. */
const stored = 'Mari\u0301a NUN\u0303EZ Sˇ\u200bárka S\u030Carka\u00ad ÅNGSTRO\u0308M'.replace('ˇ', '');
const typed = [
  'maria',
  'MARÍA',
  'Mari\u0301a',
  'nunez',
  'núñez',
  'NU\u200bÑEZ',
  'sarka',
  'Šárka',
  'angstrom',
  'Ångström',
];

beforeAll(async () => {
  const made = aPayment({ id: randomUUID(), request_date: requestDate, collector_id: 'LUZN' });
  await platform.add(payments, {
    ...made,
    payer: { id: null, name: stored, email: 'a@b.example', external_reference: null, identification: null },
    details: made.details.map((detail) => ({ ...detail, concept_description: `Cuota ${stored}` })),
  });
  await platform.add(imports, anImport({ id: 'i1', request_date: requestDate, status: 'pending_approved' }));
  await platform.add(importRows, anImportRow({ import_id: 'i1', index: 1, concept_description: stored }));
});

test.each(typed)('“%s” finds a name that is stored in another spelling', async (search) => {
  const { data } = await person.query(
    `query ($search: String!) {
      payments(filter: { search: $search }) { size }
      import(id: "i1") { rows(filter: { search: $search }) { size } }
    }`,
    { search },
  );
  expect(data).toEqual({ payments: { size: 1 }, import: { rows: { size: 1 } } });
});
