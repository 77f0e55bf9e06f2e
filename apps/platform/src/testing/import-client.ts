import { setTimeout as pause } from 'node:timers/promises';
import type { Import, ImportRow, ImportRowPage } from '@backoffice/contracts/import';
import type { ProblemBody } from '../shared/problem.ts';
import { callsTo, type Answer } from './calls.ts';

/** A file of requests: its heading, and rows of it. */
export const heading =
  'Id externo;Código de concepto;Importe;E-mail del pagador;Tipo de identificación;Número de identificación';

/** Creates the import client of a platform's service. */
export const createImportClient = (base: string) => {
  const { get, post } = callsTo(base);
  const read = async (id: string): Promise<Import> => (await get<Import>(`/pagos/${id}`)).body;
  const until = async (id: string, isSo: (given: Import) => boolean): Promise<Import> => {
    for (;;) {
      const found = await read(id);
      if (isSo(found)) return found;
      await pause(10);
    }
  };
  const send = (
    content: string | Uint8Array<ArrayBuffer>,
    fields: Readonly<Record<string, string>> = {},
    { key = crypto.randomUUID(), name = 'pagos.csv' } = {},
  ): Promise<Answer<Import & ProblemBody>> => {
    const body = new FormData();
    for (const [field, value] of Object.entries({ collector_id: 'LUZN', ...fields })) body.set(field, value);
    body.set('file', new File([content], name));
    return post('/pagos', body, { 'idempotency-key': key });
  };
  return {
    read,
    until,
    send,
    /** The import of a file, once its rows are read. */
    imported: async (content: string, fields?: Readonly<Record<string, string>>, name?: string): Promise<Import> => {
      const { body } = await send(content, fields, name === undefined ? {} : { name });
      return until(body.import_id, ({ status }) => status !== 'processing');
    },
    rows: async (id: string, query = '?limit=100'): Promise<readonly ImportRow[]> =>
      (await get<ImportRowPage>(`/pagos/${id}/detalles${query}`)).body.rows,
    approve: (id: string, key = crypto.randomUUID()) =>
      post<Import & ProblemBody>(`/pagos/aprobar/${id}`, undefined, { 'idempotency-key': key }),
    cancel: (id: string, status_detail: string) =>
      post<Import & ProblemBody>(`/pagos/cancelar/${id}`, { status_detail }),
    errors: async (id: string) => (await get<string>(`/pagos/${id}/errores`)).body,
  };
};
