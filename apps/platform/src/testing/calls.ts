/** Response of a service. The contract check verifies its shape, and the test chooses its type. */
export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

type Headers = Readonly<Record<string, string>>;

/** REST calls to one service, by its base URL. */
export interface Calls {
  readonly get: <Body>(path: string) => Promise<Answer<Body>>;
  /** Returns the body of a GET request. @throws Error when it fails */
  readonly read: <Body>(path: string) => Promise<Body>;
  readonly post: <Body>(path: string, body?: unknown, headers?: Headers) => Promise<Answer<Body>>;
  readonly put: <Body>(path: string, body: unknown, headers?: Headers) => Promise<Answer<Body>>;
  readonly remove: <Body>(path: string, headers?: Headers) => Promise<Answer<Body>>;
}

/** Returns the body of a successful response. @throws Error for a refusal */
export async function accepted<Body>(what: string, answer: Promise<Answer<Body>>): Promise<Body> {
  const { status, body } = await answer;
  if (status >= 400) throw new Error(`The platform refused ${what}: ${JSON.stringify(body)}`);
  return body;
}

/** Creates the calls to a service. */
export function callsTo(base: string): Calls {
  const send = async <Body>(method: string, path: string, body?: unknown, headers: Headers = {}) => {
    const response = await fetch(base + path, { method, ...contentOf(body, headers) });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const answer: unknown = { status: response.status, body: isJson ? JSON.parse(text) : text || undefined };
    if (!isAnswer<Body>(answer)) throw new Error('No answer.');
    return answer;
  };
  return {
    get: (path) => send('GET', path),
    read: <Body>(path: string) => accepted(base + path, send<Body>('GET', path)),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body, headers) => send('PUT', path, body, headers),
    remove: (path, headers) => send('DELETE', path, undefined, headers),
  };
}

/** Returns the content of a request. A form keeps the media type that `fetch` sets; anything else is JSON. */
const contentOf = (body: unknown, headers: Headers) => {
  if (body === undefined || body instanceof FormData) return { headers, ...(body === undefined ? {} : { body }) };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { headers: { 'content-type': 'application/json', ...headers }, body: text };
};

const isAnswer = <Body>(value: unknown): value is Answer<Body> => typeof value === 'object';

/** Returns the query of a list in the format of clients. */
export function listQuery(given: {
  readonly filters?: readonly { field: string; value: unknown; operation?: string; or?: object }[];
  readonly sorts?: readonly { field: string; direction: 'ascending' | 'descending' }[];
  readonly page?: number;
  readonly limit?: number;
}): string {
  const { filters, sorts, page, limit } = given;
  const query = new URLSearchParams();
  if (filters) query.set('filters', JSON.stringify(filters.map((filter) => ({ operation: 'EQUAL', ...filter }))));
  if (sorts) query.set('sorts', JSON.stringify(sorts));
  if (page !== undefined) query.set('page', String(page));
  if (limit !== undefined) query.set('limit', String(limit));
  return `?${query.toString()}`;
}

/** Reads every row of a list, page by page. */
export async function everyRow<Row>(base: string, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const found = await callsTo(base).read<{ rows: Row[]; size: number }>(path + listQuery({ page, limit: 100 }));
    rows.push(...found.rows);
    if (rows.length >= found.size) return rows;
  }
}
