import type { ServiceName } from '@backoffice/contracts';
import { UpstreamError } from '../errors/upstream-error.ts';
import type { Page } from '../rest/list-query.ts';

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

interface AnsweredPage<Row> extends Omit<Page<Row>, 'rows'> {
  readonly rows: readonly Row[];
}

/** A page of a service's answer, its rows read. */
export const readPage = <Given, Made>(
  { rows, page, limit, size }: AnsweredPage<Given>,
  read: (given: Given) => Made,
): Page<Made> => ({ rows: rows.map(read), page, limit, size });
