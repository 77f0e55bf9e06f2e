import type { QueueType } from '@backoffice/schema/queues';
import type { GatewayContext } from '../../context.ts';

type Find = (
  sources: GatewayContext['sources'],
  id: string,
) => Promise<{ readonly id: string; readonly status: string } | null>;

/** Readers of the records that wait in a queue, by their types in the schema. */
export const findersOfQueues: Readonly<Record<QueueType, Find>> = {
  Withdrawal: ({ withdrawal }, id) => withdrawal.byId(id),
  Withdraw: ({ withdraw }, id) => withdraw.byId(id),
  Distribution: ({ distribution }, id) => distribution.byId(id),
  Batch: ({ batch }, id) => batch.byId(id),
  Transfer: ({ transfer }, id) => transfer.byId(id),
  Import: (sources, id) => sources.import.byId(id),
  SoftwareProviderReport: ({ softwareProvider }, id) => softwareProvider.byId(id),
  TaxForm: ({ taxForm }, id) => taxForm.byId(id),
};
