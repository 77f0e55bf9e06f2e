import type { Examples } from '../../shared/service.ts';
import { collectors } from '../collector/collector.table.ts';

const file = [
  'factura;rubro;detalle;total;cliente;correo;documento',
  'A-1;CUOTA;Cuota;10,50;Ana;ana@correo.example;29770162',
];

/** Valid example request for each operation of the converter service. */
export const converterExamples: Examples = ({ db }) => ({
  listConfigurations: () => ({ path: '/configuraciones' }),
  convert: async () => {
    const [collector] = await db.select({ document: collectors.document }).from(collectors);
    const { signature = '', match_import = null } = collector?.document ?? {};
    const body = new FormData();
    const configurations = {
      type: 'payments',
      origin_id: 'facturacion-csv',
      destination_id: 'payments',
      metadata: {
        collector_id: signature,
        match_payer: match_import === 'match_payer',
        match_concept: match_import === 'match_concept',
        match_identification: match_import === 'match_identification',
      },
    };
    body.set('configurations', JSON.stringify(configurations));
    body.set('file', new Blob([file.join('\r\n')]), 'facturas.csv');
    return { path: '/convertir/api', body };
  },
});
