import type { TestPlatform } from '@backoffice/platform/testing';

/** Request that a service received. */
export type ReceivedRequest = ReturnType<TestPlatform['requests']['list']>[number];

interface RestPage<Row> {
  readonly rows: Row[];
  readonly size: number;
}
const isPage = <Row>(body: unknown): body is RestPage<Row> =>
  typeof body === 'object' && body !== null && 'rows' in body && Array.isArray(body.rows);

/**
 * Reads every row of a list directly from its service, without the gateway.
 * @param list URL of the list
 */
export const allRows = async <Row>(list: string): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const body: unknown = await (await fetch(`${list}?page=${page}&limit=100`)).json();
    if (!isPage<Row>(body)) throw new Error(`${list} answered no page.`);
    rows.push(...body.rows);
    if (body.rows.length === 0 || rows.length >= body.size) return rows;
  }
};

const jsonOf = (parameters: URLSearchParams, name: string): unknown => JSON.parse(parameters.get(name) ?? '[]');

/** Parses the query of a list request. */
export const listQueryOf = ({ path }: Pick<ReceivedRequest, 'path'>) => {
  const { pathname, searchParams } = new URL(path, 'http://service.example');
  return {
    path: pathname,
    filters: jsonOf(searchParams, 'filters'),
    sorts: jsonOf(searchParams, 'sorts'),
    page: Number(searchParams.get('page')),
    limit: Number(searchParams.get('limit')),
  };
};
