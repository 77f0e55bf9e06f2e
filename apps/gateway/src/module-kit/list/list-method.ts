import type { ListQuery, Page } from '../../rest/rest-client.ts';

/** Method of a source that reads a page of a list. */
export type ListMethod<Row> = (query: ListQuery) => Promise<Page<Row>>;
