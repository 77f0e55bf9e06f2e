import { newId } from '../../shared/new-id.ts';
import type { Examples } from '../../shared/service.ts';
import { aDistribution, aDistributionDetail } from './distribution.builder.ts';
import { createDetailRepository, createDistributionRepository } from './distribution.repository.ts';

const change = {
  destination: { type: 'alias', value: 'casa.rio.sol', cuit: '20267565392', name: 'Ana Paz' },
  amount: 10.5,
};

/** Valid example request for each operation of the distribution service. */
export const distributionExamples: Examples = ({ db }) => {
  const stored = async (status: string, type = 'no_scheduled') => {
    const [id, part] = [newId(), newId()];
    await createDistributionRepository(db).add(aDistribution({ id, status, type }));
    await createDetailRepository(db).add(aDistributionDetail({ id: part, distribution_id: id, status }));
    return { whole: `/distribuciones/${id}`, part: `/${id}/detalles/${part}` };
  };
  return {
    listDistributions: () => ({ path: '/distribuciones?size=100' }),
    getDistribution: async () => ({ path: (await stored('pending')).whole }),
    listDistributionDetails: async () => ({ path: `${(await stored('pending')).whole}/detalles?size=100` }),
    getDistributionDetail: async () => ({ path: `/distribuciones${(await stored('pending')).part}` }),
    updateDistributionDetail: async () => ({ path: `/distribuciones${(await stored('error')).part}`, body: change }),
    updateScheduledDistributionDetail: async () => ({
      path: `/distribuciones/programadas${(await stored('deferred', 'scheduled')).part}`,
      body: { ...change, status: 'success' },
    }),
    reprocessDistribution: async () => ({ path: `${(await stored('error')).whole}/reprocesar` }),
    approveDistribution: async () => ({ path: `${(await stored('authorization_pending')).whole}/aprobar` }),
    rejectDistribution: async () => ({
      path: `${(await stored('authorization_pending')).whole}/rechazar`,
      body: { status_detail: 'Importe equivocado' },
    }),
    sendDistributionVoucher: async () => ({
      path: `/distribuciones${(await stored('success')).part}/vouchers`,
      body: { email: 'ana@example.com' },
    }),
  };
};
