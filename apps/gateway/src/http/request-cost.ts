import { parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { requestsOf } from '../graphql/charge-cost.ts';
import { measureCost, LARGEST_COST, type Cost } from '../graphql/operation-cost.ts';
import type { RegisteredDocuments } from '../graphql/registered-documents.ts';
import { documentLimits } from '../graphql/document-limits.ts';
import { costOptions } from '../modules/index.ts';
import { at, isObject } from '../unknown-value.ts';

/** Header by which a client asks for `extensions.cost` and `extensions.rate`, whatever its value. */
export const COST_HEADER = 'x-graphql-cost';

/** What an operation costs, and what is left of the person's requests. */
export interface CostReport {
  readonly cost:
    | (Cost & {
        /** The most that is accepted of an operation that a person typed. */
        readonly limit: Cost;
        /** As how many requests of the person it counts, with these variables. */
        readonly requests: number;
      })
    | null;
  readonly rate: {
    /** Requests a minute that a person may send. */
    readonly limit: number;
    /** How many are left of this minute. */
    readonly remaining: number;
  } | null;
}

/** Reports the cost of a request's body; `cost` is null where the body has no such operation. */
export type ReportCost = (body: unknown, remaining: number | undefined) => CostReport;

interface CostReportOptions {
  readonly schema: GraphQLSchema;
  readonly registered: RegisteredDocuments;
  readonly requestsPerMinute: number;
}

/** Creates the report that a client gets when it asks for it; nobody else pays for it. */
export const createCostReport = ({ schema, registered, requestsPerMinute }: CostReportOptions): ReportCost => {
  const documentOf = (body: unknown): DocumentNode | undefined => {
    const hash = at(at(at(body, 'extensions'), 'persistedQuery'), 'sha256Hash');
    const query = at(body, 'query');
    if (typeof query !== 'string') return typeof hash === 'string' ? registered.byHash(hash)?.document : undefined;
    try {
      return parse(query, { noLocation: true, maxTokens: documentLimits.tokens });
    } catch {
      return undefined;
    }
  };
  return (body, remaining) => {
    const document = documentOf(body);
    const requested = at(body, 'operationName');
    const operationName = typeof requested === 'string' ? requested : undefined;
    const variables = at(body, 'variables');
    const most = document && measureCost(document, schema, costOptions, operationName);
    const needed =
      document &&
      measureCost(document, schema, { ...costOptions, ...(isObject(variables) && { variables }) }, operationName);
    return {
      cost: most && needed ? { ...most, limit: LARGEST_COST, requests: requestsOf(needed) } : null,
      rate: remaining === undefined ? null : { limit: requestsPerMinute, remaining },
    };
  };
};
