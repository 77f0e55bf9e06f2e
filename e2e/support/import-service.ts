import type { Import, ImportPage } from '@backoffice/contracts/import';
import { expect } from '@jest/globals';
import { addresses } from './addresses.ts';
import { eventually } from './eventually.ts';

const service = `${addresses.platform}/import/pagos`;

/** An import as its service has it now. */
export const importNow = async (id: string): Promise<Import> => {
  const found: Import = await (await fetch(`${service}/${id}`)).json();
  return found;
};

/** The newest import of a file with this name; undefined while there is none. */
export const importOf = async (fileName: string): Promise<Import | undefined> => {
  const filters = JSON.stringify([{ field: 'file_name', value: fileName, operation: 'EQUAL' }]);
  const page: ImportPage = await (await fetch(`${service}?${new URLSearchParams({ filters }).toString()}`)).json();
  return page.rows[0];
};

const heading = 'Id externo;Código de concepto;Importe;E-mail del pagador';

/** A file of requests, of which some may be wrong. @param amounts one for each row */
export const fileOf = (amounts: readonly string[]): string =>
  [heading, ...amounts.map((amount) => `${crypto.randomUUID()};CUOTA;${amount};ana@correo.example`)].join('\r\n');

/** Somebody imports a file, past the screen; its rows are read when this is done. */
export const addImport = async (
  amounts: readonly string[],
  fileName = `${crypto.randomUUID()}.csv`,
): Promise<Import> => {
  const boundary = crypto.randomUUID();
  // by hand: the forms of jsdom are not those of Node's fetch
  const body = [
    `--${boundary}`,
    'Content-Disposition: form-data; name="collector_id"\r\n',
    'LUZN',
    `--${boundary}`,
    `Content-Disposition: form-data; name="file"; filename="${fileName}"`,
    'Content-Type: text/csv\r\n',
    fileOf(amounts),
    `--${boundary}--\r\n`,
  ].join('\r\n');
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const response = await fetch(service, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The platform refused an import: ${await response.text()}`);
  const { import_id: id }: Import = await response.json();
  await eventually(async () => expect((await importNow(id)).status).not.toBe('processing'));
  return importNow(id);
};
