import type { ServiceName } from '@backoffice/contracts';
import { UpstreamError } from '../errors/upstream-error.ts';
import type { Page } from '../rest/rest-client.ts';

/** Wraps a mapper of a service's responses: one that cannot be mapped breaks the contract. @throws UpstreamError */
export const mapResponse =
  <Given, Made>(service: ServiceName, map: (given: Given) => Made) =>
  (given: Given): Made => {
    try {
      return map(given);
    } catch (cause) {
      throw new UpstreamError(service, 'BAD_ANSWER', { cause });
    }
  };

/** Wraps a mapper of the rows of an answer that holds all there are, and is no page. @throws UpstreamError */
export const mapRows = <Given, Made>(
  service: ServiceName,
  map: (given: Given) => Made,
): ((answer: { readonly rows: readonly Given[] }) => Made[]) =>
  mapResponse(service, ({ rows }: { readonly rows: readonly Given[] }) => rows.map(map));

interface AnsweredPage<Row> extends Omit<Page<Row>, 'rows'> {
  readonly rows: readonly Row[];
}

/** Maps the rows of a page. */
export const readPage = <Given, Made>(
  { rows, page, limit, size }: AnsweredPage<Given>,
  read: (given: Given) => Made,
): Page<Made> => ({ rows: rows.map(read), page, limit, size });
