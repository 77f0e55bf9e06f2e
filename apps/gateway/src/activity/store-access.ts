import type { Database } from '@backoffice/database';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import { GatewayError, isGatewayError } from '../errors/gateway-error.ts';
import { createOutage } from '../observability/log/outage.ts';
import type { Store } from './open-store.ts';

/** Words about a store that is not there, or does not answer. */
export interface StoreTexts {
  readonly none: string;
  readonly noneCause: string;
  readonly noneStep: string;
  readonly away: string;
  readonly awayCause: string;
}

/** Access to a store, and whether it is away. */
export interface StoreAccess {
  readonly within: Within;
  /** Found by the last use, or by the look that is taken once a minute. */
  readonly isAway: () => boolean;
  readonly close: () => void;
}

interface AccessOptions {
  readonly store: Store;
  readonly logger: Logger;
  readonly texts: StoreTexts;
  /** Lines of the log when the store is away, and when it is back. */
  readonly away: string;
  readonly back: string;
  /** Table that is looked at while nobody asks. */
  readonly table: PgTable;
}

/** Acts on a database. @throws GatewayError where it does not answer */
export type Within = <Result>(act: (db: Database) => Promise<Result>) => Promise<Result>;

/** Milliseconds between two looks at a store that nobody uses. */
const BETWEEN_LOOKS = 60_000;

/** Makes what acts on a store; a refusal of what a person gave goes through. */
export const createAccess = ({ store, logger, texts, away, back, table }: AccessOptions): StoreAccess => {
  const outage = createOutage({ logger, lost: away, back, level: 'warn' });
  let isClosed = false;
  const within: Within = async (act) => {
    try {
      const result = await act(await store.db());
      outage.worked();
      return result;
    } catch (error) {
      if (isGatewayError(error, 'BAD_USER_INPUT')) throw error;
      if (!isClosed) outage.failed(error);
      throw new GatewayError('SERVICE_UNAVAILABLE', texts.away, { cause: texts.awayCause });
    }
  };
  const lookAt = (): void =>
    void within((db) =>
      db
        .select({ one: sql`1` })
        .from(table)
        .limit(1),
    ).catch(() => undefined);
  const looks = setInterval(lookAt, BETWEEN_LOOKS).unref();
  lookAt();
  return {
    within,
    isAway: outage.isAway,
    close: () => {
      isClosed = true;
      clearInterval(looks);
    },
  };
};

/** Makes the method of an installation without a store. */
export const withoutStore =
  ({ none, noneCause, noneStep }: StoreTexts) =>
  (): Promise<never> =>
    Promise.reject(new GatewayError('SERVICE_UNAVAILABLE', none, { cause: noneCause, nextStep: noneStep }));
