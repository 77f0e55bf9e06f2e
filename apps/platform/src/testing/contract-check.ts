import type { ErrorObject } from 'ajv';
import type { Exchange, Observe } from '../shared/exchange.ts';
import { property } from '../shared/property.ts';
import { type Operation, readContracts } from './contract-documents.ts';

export interface ContractCheck {
  readonly observe: Observe;
  /** Operations that have succeeded so far. */
  readonly succeeded: ReadonlySet<string>;
  /** @throws Error that lists the first 20 distinct deviations from the contracts */
  readonly assertNoDeviations: () => void;
}

let contracts: ReadonlyMap<string, Operation> | undefined;

/** Returns all operations of the contracts. The key is service, method and path, separated by spaces. */
export const operations = (): ReadonlyMap<string, Operation> =>
  (contracts ??= new Map(
    readContracts().map((operation) => [`${operation.service} ${operation.method} ${operation.path}`, operation]),
  ));

/** Creates a check of responses and accepted requests against the contracts. */
export function createContractCheck(): ContractCheck {
  const known = operations();
  const faults: string[] = [];
  const succeeded = new Set<string>();
  return {
    observe: (exchange) => {
      if (exchange.method === 'HEAD') return;
      const name = `${exchange.service} ${exchange.method} ${exchange.path}`;
      const operation = known.get(name);
      if (operation === undefined) return void faults.push(`${name}: not in the contract`);
      if (exchange.status < 300) succeeded.add(operation.id);
      faults.push(...faultsOf(operation, exchange).map((fault) => `${operation.id} (${exchange.status}): ${fault}`));
    },
    succeeded,
    assertNoDeviations: () => {
      if (faults.length > 0)
        throw new Error(`The contract was not kept:\n${[...new Set(faults)].slice(0, 20).join('\n')}`);
    },
  };
}

/** Error codes that any operation may return, although the contract does not list their status. */
const anyOperation = new Set(['malformed_request', 'path_not_found', 'invalid_value', 'internal_error']);

/** Reports a status that the contract does not list. A generated client would not know it. */
const unknownStatus = ({ statuses }: Operation, status: number, code: unknown): string[] =>
  statuses.has(status) || anyOperation.has(String(code)) ? [] : [`the contract has no status ${status}`];

function faultsOf(operation: Operation, { status, query, body, answer: text }: Exchange): string[] {
  const refused = status >= 400;
  const answer: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
  return [
    ...unknownStatus(operation, status, property(answer, 'extended_code')),
    ...(refused ? [] : unknownParameters(operation, query)),
    ...(refused ? [] : unlike('request', operation.body(), body ?? undefined)),
    ...unlike('answer', operation.answer(status), answer),
    ...(refused ? unlike('code', operation.refusalCode(), property(answer, 'extended_code')) : []),
  ];
}

const unknownParameters = ({ queryNames }: Operation, query: unknown): string[] =>
  Object.keys(typeof query === 'object' && query !== null ? query : {})
    .filter((name) => !queryNames.includes(name))
    .map((name) => `the query has no "${name}"`);

function unlike(what: string, check: ReturnType<Operation['body']>, value: unknown): string[] {
  if (check === undefined) return value === undefined ? [] : [`the ${what} has no content`];
  if (check(value)) return [];
  return (check.errors ?? []).map(({ instancePath, message, params }: ErrorObject) =>
    [what, instancePath, message, JSON.stringify(params)].join(' '),
  );
}
