import type { Database } from '@backoffice/database';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import { GatewayError, isGatewayError } from '../errors/gateway-error.ts';
import { createOutage } from '../observability/log/outage.ts';
import type { Store } from './open-store.ts';

/** Texts of the errors for a missing store, and for a store that does not answer. */
export interface StoreTexts {
  readonly none: string;
  readonly noneCause: string;
  readonly noneStep: string;
  readonly unavailable: string;
  readonly unavailableCause: string;
}

/** Access to a store, and its availability. */
export interface StoreAccess {
  readonly withDatabase: WithDatabase;
  /** True when the last use or check failed. A check runs once a minute. */
  readonly isUnavailable: () => boolean;
  readonly close: () => void;
}

interface AccessOptions {
  readonly store: Store;
  readonly logger: Logger;
  readonly texts: StoreTexts;
  /** Log messages for a store that is away, and for one that is back. */
  readonly outageMessage: string;
  readonly recoveryMessage: string;
  /** Table that the check reads. */
  readonly table: PgTable;
}

/** Runs queries on the database. @throws GatewayError when it does not answer, or a query fails */
export type WithDatabase = <Result>(act: (db: Database) => Promise<Result>) => Promise<Result>;

/** Milliseconds between two checks of the store. */
const BETWEEN_LOOKS = 60_000;

/**
 * Creates the access to a store. Errors with the code BAD_USER_INPUT are passed on; others become SERVICE_UNAVAILABLE.
 */
export const createAccess = ({
  store,
  logger,
  texts,
  outageMessage,
  recoveryMessage,
  table,
}: AccessOptions): StoreAccess => {
  const outage = createOutage({ logger, outageMessage, recoveryMessage, level: 'warn' });
  let isClosed = false;
  const withDatabase: WithDatabase = async (act) => {
    try {
      const result = await act(await store.db());
      outage.worked();
      return result;
    } catch (error) {
      if (isGatewayError(error, 'BAD_USER_INPUT')) throw error;
      if (!isClosed) outage.failed(error);
      throw new GatewayError('SERVICE_UNAVAILABLE', texts.unavailable, { cause: texts.unavailableCause });
    }
  };
  const lookAt = (): void =>
    void withDatabase((db) =>
      db
        .select({ one: sql`1` })
        .from(table)
        .limit(1),
    ).catch(() => undefined);
  const looks = setInterval(lookAt, BETWEEN_LOOKS).unref();
  lookAt();
  return {
    withDatabase,
    isUnavailable: outage.isUnavailable,
    close: () => {
      isClosed = true;
      clearInterval(looks);
    },
  };
};

/** Creates a method for an installation without a store: it always rejects. */
export const withoutStore =
  ({ none, noneCause, noneStep }: StoreTexts) =>
  (): Promise<never> =>
    Promise.reject(new GatewayError('SERVICE_UNAVAILABLE', none, { cause: noneCause, nextStep: noneStep }));
