import type { Import, ImportRow, ImportRowPage } from '@backoffice/contracts/import';
import type { ProblemBody } from '../shared/problem.ts';
import { callsTo } from './calls.ts';
import { clientOf } from './client.ts';
import type { TestPlatform } from './index.ts';

/** Heading of the CSV file of an import. */
export const heading =
  'Id externo;Código de concepto;Importe;E-mail del pagador;Tipo de identificación;Número de identificación';

export type ImportClient = ReturnType<typeof createImportClient>;

/** Creates a client of the import service for tests. */
export const createImportClient = ({ origin, urls }: TestPlatform) => {
  const { read, post } = callsTo(urls.import);
  const { now, until } = clientOf(origin).imports;
  const send = (
    content: string | Uint8Array<ArrayBuffer>,
    fields: Readonly<Record<string, string>> = {},
    { key = crypto.randomUUID(), name = 'pagos.csv' } = {},
  ) => {
    const body = new FormData();
    for (const [field, value] of Object.entries({ collector_id: 'LUZN', ...fields })) body.set(field, value);
    body.set('file', new File([content], name));
    return post<Import & ProblemBody>('/pagos', body, { 'idempotency-key': key });
  };
  return {
    now,
    until,
    send,
    /** Uploads a file and returns the import once its rows are read. */
    imported: async (
      content: string | Uint8Array<ArrayBuffer>,
      fields?: Readonly<Record<string, string>>,
      name?: string,
    ) => {
      const { body } = await send(content, fields, name === undefined ? {} : { name });
      return until(body.import_id, ({ status }) => status !== 'processing');
    },
    rows: async (id: string, query = '?limit=100'): Promise<readonly ImportRow[]> =>
      (await read<ImportRowPage>(`/pagos/${id}/detalles${query}`)).rows,
    approve: (id: string, key = crypto.randomUUID()) =>
      post<Import & ProblemBody>(`/pagos/aprobar/${id}`, undefined, { 'idempotency-key': key }),
    cancel: (id: string, status_detail: string) =>
      post<Import & ProblemBody>(`/pagos/cancelar/${id}`, { status_detail }),
    errors: (id: string) => read<string>(`/pagos/${id}/errores`),
  };
};
