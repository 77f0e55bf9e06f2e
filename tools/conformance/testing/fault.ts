import type { ServiceName } from '@backoffice/contracts';
import type { ServiceAnswer, Deviation, ServiceRequest } from './faulty-service.ts';

/** Fault of a service, with the finding that the report must have. */
export interface Fault {
  readonly fault: string;
  readonly service: ServiceName;
  /** `operationId` of the faulty operation. */
  readonly operation: string;
  /** Creates the deviation. Each run needs a new one, because some have state. */
  readonly deviation: () => Deviation;
  /** Operation and problem, as in the report. */
  readonly finds: string;
  /** Effects that other findings about the same fault may have. */
  readonly also?: readonly string[];
}

/** Row or entity as JSON. */
export type Json = Readonly<Record<string, unknown>>;

/** Page of a list. */
export interface JsonPage extends Json {
  readonly rows: readonly Json[];
  readonly page: number;
  readonly size: number;
}

/** Replaces the body of a successful JSON response. */
export const json =
  (change: (body: Json, sent: ServiceRequest) => unknown) =>
  (given: ServiceAnswer, sent: ServiceRequest): ServiceAnswer =>
    given.status >= 300 || given.body === ''
      ? given
      : { ...given, body: JSON.stringify(change(JSON.parse(given.body), sent)) };

const isPage = (body: Json): body is JsonPage => Array.isArray(body['rows']);

/** Replaces the pages of lists. Other responses are unchanged. */
export const pages = (change: (page: JsonPage, sent: ServiceRequest) => object): Deviation => ({
  answer: json((body, sent) => (isPage(body) ? change(body, sent) : body)),
});

/** Replaces the rows of a list. */
export const rows = (change: (row: Json, sent: ServiceRequest, place: number) => Json): Deviation =>
  pages((page, sent) => ({ ...page, rows: page.rows.map((row, place) => change(row, sent, place)) }));

/** Condition as sent to the service. */
export interface Condition {
  readonly field: string;
  readonly value: unknown;
  readonly operation: string;
  readonly or?: Condition;
}

/** Reads the conditions of a request. */
const conditionsOf = ({ url }: ServiceRequest): readonly Condition[] => {
  const text = url.searchParams.get('filters') ?? '[]';
  return text.startsWith('[') ? JSON.parse(text) : [];
};

/** Replaces the conditions of a request. */
export const conditions = (change: (all: readonly Condition[]) => readonly Condition[]): Deviation => ({
  request: (sent) => {
    const all = conditionsOf(sent);
    if (all.length > 0) sent.url.searchParams.set('filters', JSON.stringify(change(all)));
  },
});

/** Replaces each condition that has this operation. */
export const condition = (operation: string, change: (one: Condition) => Condition | readonly Condition[]): Deviation =>
  conditions((all) => all.flatMap((one) => (one.operation === operation ? change(one) : one)));

/** Keeps the rows of a page that pass the test for every sent condition, and adjusts the total. */
export const only = (holds: (row: Json, condition: Condition) => boolean): Deviation =>
  pages((page, sent) => {
    const asked = conditionsOf(sent);
    const left = page.rows.filter((row) => asked.every((one) => holds(row, one)));
    return { ...page, rows: left, size: page.size - (page.rows.length - left.length) };
  });
