import type { Database } from '@backoffice/database';
import type { Logger } from 'pino';
import { GatewayError, isGatewayError } from '../errors/gateway-error.ts';
import type { Store } from './open-store.ts';

/** Words about a store that is not there, or does not answer. */
export interface StoreTexts {
  readonly none: string;
  readonly noneCause: string;
  readonly noneStep: string;
  readonly away: string;
  readonly awayCause: string;
}

interface AccessOptions {
  readonly store: Store;
  readonly logger: Logger;
  readonly texts: StoreTexts;
  /** Line of the log while the store is away. */
  readonly isAway: string;
}

/** Acts on a database. @throws GatewayError where it does not answer */
export type Within = <Result>(act: (db: Database) => Promise<Result>) => Promise<Result>;

/** Makes what acts on a store; a refusal of what a person gave goes through. */
export const createWithin =
  ({ store, logger, texts, isAway }: AccessOptions): Within =>
  async (act) => {
    try {
      return await act(await store.db());
    } catch (error) {
      if (isGatewayError(error, 'BAD_USER_INPUT')) throw error;
      logger.warn(isAway); // the error may hold what was to be stored
      throw new GatewayError('SERVICE_UNAVAILABLE', texts.away, { cause: texts.awayCause });
    }
  };

/** Makes the method of an installation without a store. */
export const withoutStore =
  ({ none, noneCause, noneStep }: StoreTexts) =>
  (): Promise<never> =>
    Promise.reject(new GatewayError('SERVICE_UNAVAILABLE', none, { cause: noneCause, nextStep: noneStep }));
