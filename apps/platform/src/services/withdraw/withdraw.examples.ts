import { newId } from '../../shared/new-id.ts';
import { firstId } from '../../shared/example-bodies.ts';
import { createCollectorRepository } from '../collector/collector.repository.ts';
import type { Examples } from '../../shared/service.ts';
import { aWithdraw } from './withdraw.builder.ts';
import { createWithdrawRepository } from './withdraw.repository.ts';

/** Valid example request for each operation of the withdraw service. */
export const withdrawExamples: Examples = ({ db }) => {
  const stored = async (): Promise<string> => {
    const id = newId();
    const collector_id = await firstId(createCollectorRepository(db));
    await createWithdrawRepository(db).add(aWithdraw({ id, collector_id }));
    return id;
  };
  return {
    listWithdraws: () => ({ path: '/?limit=100' }),
    transferWithdraw: async () => ({ path: `/transferir/${await stored()}` }),
    rejectWithdraw: async () => ({
      path: `/rechazar/${await stored()}`,
      body: { status_detail: 'Pedido por la entidad' },
    }),
    reexportWithdraw: async () => ({ path: `/${await stored()}/re-exportar` }),
    getWithdrawFile: async () => ({ path: `/${await stored()}/descargar/txt` }),
  };
};
