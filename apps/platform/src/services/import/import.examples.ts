import { newId } from '../../shared/new-id.ts';
import type { Examples } from '../../shared/service.ts';
import { collectors } from '../collector/collector.table.ts';
import { anImport, anImportRow } from './import.builder.ts';
import { createImportRepository, createImportRowRepository } from './import.repository.ts';

/** A file that can be imported. */
const file = [
  'Id externo;Código de concepto;Importe;E-mail del pagador',
  'EXT-1;CUOTA;16.349,54;ana@correo.example',
].join('\r\n');

/** Valid example request for each operation of the import service. */
export const importExamples: Examples = ({ db }) => {
  const stored = async (): Promise<string> => {
    const id = newId();
    const counts = { request_count: 2, issued_count: 1, error_count: 1, processed_count: 2 };
    await createImportRepository(db).add(
      anImport({ id, request_date: '2026-11-20T12:00:00.000Z', status: 'pending_approved', ...counts }),
    );
    const rows = createImportRowRepository(db);
    await rows.add(anImportRow({ import_id: id, index: 1 }));
    await rows.add(
      anImportRow({ import_id: id, index: 2, amount: null, status: 'error', status_code: 'amount_missing' }),
    );
    return id;
  };
  return {
    listImports: () => ({ path: '/pagos?limit=100' }),
    requestImport: async () => {
      const [collector] = await db.select({ document: collectors.document }).from(collectors);
      const body = new FormData();
      body.set('collector_id', collector?.document.signature ?? '');
      const forced = collector?.document.match_import;
      if (forced) body.set(forced, 'true');
      body.set('file', new Blob([file]), 'pagos.csv');
      return { path: '/pagos', body };
    },
    getImport: async () => ({ path: `/pagos/${await stored()}` }),
    listImportRows: async () => ({ path: `/pagos/${await stored()}/detalles?limit=100` }),
    getImportRepeats: async () => ({ path: `/pagos/${await stored()}/repetidos` }),
    findExternalIds: async () => {
      await stored();
      return { path: '/pagos/ids', body: { collector_id: 'LUZN', external_transaction_ids: ['EXT-1', 'EXT-0'] } };
    },
    getImportErrors: async () => ({ path: `/pagos/${await stored()}/errores` }),
    approveImport: async () => ({ path: `/pagos/aprobar/${await stored()}` }),
    cancelImport: async () => ({
      path: `/pagos/cancelar/${await stored()}`,
      body: { status_detail: 'Archivo equivocado' },
    }),
  };
};
