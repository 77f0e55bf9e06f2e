import type { ServiceName } from '@backoffice/contracts';
import { UpstreamError } from '../errors/upstream-error.ts';

/** A mapper for the answers of a service: one that it cannot read breaks the contract, and is the service's failure. */
export const reading =
  <Given, Made>(service: ServiceName, map: (given: Given) => Made) =>
  (given: Given): Made => {
    try {
      return map(given);
    } catch (cause) {
      throw new UpstreamError(service, 'BAD_ANSWER', { cause });
    }
  };
