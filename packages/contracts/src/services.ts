/**
 * The services behind the gateway: what differs between them is data, one row a service.
 * The base URL of each comes from the variable named here, so each can be connected on its own.
 */

/** How a service wants its lists asked. */
export interface ListDialect {
  /** Number of the first page. The gateway's own pages always start at 1 (CON-01). */
  readonly firstPage: 0 | 1;
  /** Name of the query parameter with the rows a page. */
  readonly limitParameter: 'limit' | 'size';
}

export interface Service {
  readonly name: string;
  /** Environment variable with the base URL, without a slash at its end. */
  readonly urlVariable: string;
  readonly dialect: ListDialect;
  /** Deadline of one call, from its start to the last byte of the answer, in milliseconds. */
  readonly timeoutMs: number;
}

const usual: ListDialect = { firstPage: 1, limitParameter: 'limit' };

export const services = {
  payment: { name: 'payment', urlVariable: 'PAYMENT_URL', dialect: usual, timeoutMs: 10_000 },
  payer: { name: 'payer', urlVariable: 'PAYER_URL', dialect: usual, timeoutMs: 10_000 },
  subscription: { name: 'subscription', urlVariable: 'SUBSCRIPTION_URL', dialect: usual, timeoutMs: 10_000 },
  notification: { name: 'notification', urlVariable: 'NOTIFICATION_URL', dialect: usual, timeoutMs: 10_000 },
  export: { name: 'export', urlVariable: 'EXPORT_URL', dialect: usual, timeoutMs: 10_000 },
  collector: { name: 'collector', urlVariable: 'COLLECTOR_URL', dialect: usual, timeoutMs: 5_000 },
} as const satisfies Record<string, Service>;

export type ServiceName = keyof typeof services;

/** One thing a service, by its name: whatever the gateway and the platform have of each. */
export const eachService = <Thing>(make: (name: ServiceName) => Thing): Readonly<Record<ServiceName, Thing>> => ({
  payment: make('payment'),
  subscription: make('subscription'),
  notification: make('notification'),
  payer: make('payer'),
  collector: make('collector'),
  export: make('export'),
});
