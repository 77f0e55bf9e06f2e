import { firstId, identification } from '../../shared/example-bodies.ts';
import type { Examples } from '../../shared/service.ts';
import { createPayerRepository, createReferenceRepository } from './payer.repository.ts';

/** Valid example request for each operation of the payer service. */
export const payerExamples: Examples = ({ db }) => {
  const reference = async () => `/referencias/${await firstId(createReferenceRepository(db))}`;
  return {
    listPayers: () => ({ path: '/?limit=100' }),
    getPayer: async () => ({ path: `/${await firstId(createPayerRepository(db))}` }),
    createPayer: () => ({ path: '/', body: { name: 'Ana Sosa', email: 'ana@correo.example', identification } }),
    listPayerReferences: () => ({ path: '/referencias?limit=100' }),
    createPayerReference: () => ({
      path: '/referencias',
      body: { collector_id: 'LUZN', name: 'Ana', email: 'a@b.example', external_reference: 'SOC-1', identification },
    }),
    updatePayerReference: async () => ({
      path: await reference(),
      body: { name: 'Ana', email: 'a@b.example', externalReference: 'SOC-2', identification },
    }),
    deletePayerReference: async () => ({ path: await reference() }),
    deletePayerReferencesByCollector: () => ({ path: '/referencias/comercios/ELPA' }),
  };
};
