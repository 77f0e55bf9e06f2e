import type { Import } from '@backoffice/contracts/import';
import { addresses } from './addresses.ts';
import { services } from './services.ts';

const heading = 'Id externo;Código de concepto;Importe;E-mail del pagador';

/** A file of requests, of which some may be wrong. @param amounts one for each row @param ids of the first rows, if they matter */
export const fileOf = (amounts: readonly string[], ids: readonly string[] = []): string =>
  [
    heading,
    ...amounts.map((amount, place) => `${ids[place] ?? crypto.randomUUID()};CUOTA;${amount};ana@correo.example`),
  ].join('\r\n');

/** Somebody imports a file, past the screen; its rows are read when this is done. */
export const addImport = async (
  amounts: readonly string[],
  {
    fileName = `${crypto.randomUUID()}.csv`,
    ids = [],
  }: { readonly fileName?: string; readonly ids?: readonly string[] } = {},
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
    fileOf(amounts, ids),
    `--${boundary}--\r\n`,
  ].join('\r\n');
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const response = await fetch(`${addresses.platform}/import/pagos`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The platform refused an import: ${await response.text()}`);
  const { import_id: id }: Import = await response.json();
  return services.imports.until(id, ({ status }) => status !== 'processing');
};
