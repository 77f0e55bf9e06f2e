import type { GatewayContext } from '../../context.ts';

type Find = (sources: GatewayContext['sources'], id: string) => Promise<object | null>;

/** Readers of the records that take notes, by their types in the schema. */
const finders: Readonly<Record<string, Find>> = {
  Payment: ({ payment }, id) => payment.load(id),
  PaymentSubscription: ({ subscription }, id) => subscription.load(id),
  Payer: ({ payer }, id) => payer.load(id),
  Withdrawal: ({ withdrawal }, id) => withdrawal.byId(id),
  Withdraw: ({ withdraw }, id) => withdraw.byId(id),
  Distribution: ({ distribution }, id) => distribution.byId(id),
  Import: (sources, id) => sources.import.byId(id),
};

/** Finds the reader of a type; undefined where its records take no notes. */
export const finderOf = (type: string): Find | undefined => (Object.hasOwn(finders, type) ? finders[type] : undefined);
