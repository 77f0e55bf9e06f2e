import { firstId, identification, type Calls } from './call.ts';

export const payerCalls: Calls = ({ urls }) => ({
  listPayers: () => ({ path: '/?limit=100' }),
  getPayer: async () => ({ path: `/${await firstId(urls.payer, '/')}` }),
  createPayer: () => ({ path: '/', body: { name: 'Ana Sosa', email: 'ana@correo.example', identification } }),
  listPayerReferences: () => ({ path: '/referencias?limit=100' }),
  createPayerReference: () => ({
    path: '/referencias',
    body: { collector_id: 'LUZN', name: 'Ana', email: 'a@b.example', external_reference: 'SOC-1', identification },
  }),
  updatePayerReference: async () => ({
    path: `/referencias/${await firstId(urls.payer, '/referencias')}`,
    body: { name: 'Ana', email: 'a@b.example', externalReference: 'SOC-2', identification },
  }),
  deletePayerReference: async () => ({ path: `/referencias/${await firstId(urls.payer, '/referencias')}` }),
  deletePayerReferencesByCollector: () => ({ path: '/referencias/comercios/ELPA' }),
});
