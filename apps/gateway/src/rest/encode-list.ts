import type { ListDialect } from '@backoffice/contracts';
import type { ListQuery } from './list-query.ts';

/** Query parameters of a list as its service wants them. The only place that knows the services' dialects. */
export const encodeList = ({ filters, sorts = [], page, limit }: ListQuery, dialect: ListDialect): URLSearchParams => {
  const parameters = new URLSearchParams();
  if (filters.length > 0) parameters.set('filters', JSON.stringify(filters));
  if (sorts.length > 0) parameters.set('sorts', JSON.stringify(sorts));
  parameters.set('page', String(page - 1 + dialect.firstPage));
  parameters.set(dialect.limitParameter, String(limit));
  return parameters;
};
