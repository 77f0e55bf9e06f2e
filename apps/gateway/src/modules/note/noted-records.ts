import type { GatewayContext } from '../../context.ts';
import { isNotedType, type NotedType } from '../../module-kit/record/noted-types.ts';

type Find = (sources: GatewayContext['sources'], id: string) => Promise<object | null>;

/** Readers of the records that may have notes, by their types in the schema. */
const finders: Readonly<Record<NotedType, Find>> = {
  Payment: ({ payment }, id) => payment.load(id),
  PaymentSubscription: ({ subscription }, id) => subscription.load(id),
  Payer: ({ payer }, id) => payer.load(id),
  Withdrawal: ({ withdrawal }, id) => withdrawal.byId(id),
  Withdraw: ({ withdraw }, id) => withdraw.byId(id),
  Distribution: ({ distribution }, id) => distribution.byId(id),
  Import: (sources, id) => sources.import.byId(id),
};

/** Finds the reader of a type; undefined for a type whose records have no notes. */
export const finderOf = (type: string): Find | undefined => (isNotedType(type) ? finders[type] : undefined);
