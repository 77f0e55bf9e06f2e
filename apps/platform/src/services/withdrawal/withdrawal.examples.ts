import { newId } from '../../shared/new-id.ts';
import type { Examples } from '../../shared/service.ts';
import { aWithdrawal } from './withdrawal.builder.ts';
import { createWithdrawalRepository } from './withdrawal.repository.ts';

/** Valid example request for each operation of the withdrawal service. */
export const withdrawalExamples: Examples = ({ db }) => {
  const stored = async (): Promise<string> => {
    const id = newId();
    await createWithdrawalRepository(db).add(aWithdrawal({ id }));
    return id;
  };
  return {
    listWithdrawals: () => ({ path: '/?limit=100' }),
    authorizeWithdrawal: async () => ({ path: `/${await stored()}/autorizar/` }),
    rejectWithdrawal: async () => ({
      path: `/${await stored()}/rechazar/`,
      body: { status_detail: 'Pedido por la entidad' },
    }),
  };
};
