import type { Import } from '@backoffice/contracts/import';
import { addresses } from './addresses.ts';
import { services } from './services.ts';

const heading = 'Id externo;Código de concepto;Importe;E-mail del pagador';

/**
 * Builds the CSV file of an import. Rows may be invalid.
 * @param amounts amount of each row
 * @param ids external ids of the first rows; the others get random ones
 */
export const fileOf = (amounts: readonly string[], ids: readonly string[] = []): string =>
  [
    heading,
    ...amounts.map((amount, place) => `${ids[place] ?? crypto.randomUUID()};CUOTA;${amount};ana@correo.example`),
  ].join('\r\n');

/** Uploads a file to the import service, without the screen, and waits until its rows are read. */
export const addImport = async (
  amounts: readonly string[],
  {
    fileName = `${crypto.randomUUID()}.csv`,
    ids = [],
  }: { readonly fileName?: string; readonly ids?: readonly string[] } = {},
): Promise<Import> => {
  const boundary = crypto.randomUUID();
  // built by hand, because `fetch` of Node does not accept a FormData of jsdom
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
