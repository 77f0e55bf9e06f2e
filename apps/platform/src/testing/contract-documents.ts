import { type ServiceName, services } from '@backoffice/contracts';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { property } from '../shared/property.ts';
import { sampleOf } from './contract-sample.ts';
import {
  addressOf,
  compiled,
  entries,
  follow,
  openContracts,
  pointer,
  type Contracts,
  type Found,
} from './contract-store.ts';

/** Parameter of an operation. */
export interface Parameter {
  readonly name: string;
  /** One of `path`, `query` and `header`. */
  readonly in: string;
  /** Allowed values, when the contract lists them. */
  readonly choices: readonly unknown[];
}

/** Operation of a contract. */
export interface Operation {
  readonly id: string;
  readonly service: ServiceName;
  /** HTTP method in capitals. */
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Names of the query parameters. */
  readonly queryNames: readonly string[];
  /** Returns the check of a request body; undefined when the contract has none. */
  readonly body: () => ValidateFunction | undefined;
  /** Media types of the request body. */
  readonly bodyTypes: readonly string[];
  /** Returns the check of a response with this status; undefined when the contract has no content for it. */
  readonly answer: (status: number) => ValidateFunction | undefined;
  /** Returns the media types of a response with this status. */
  readonly answerTypes: (status: number) => readonly string[];
  /** Statuses that the contract lists. */
  readonly statuses: ReadonlySet<number>;
  /** Builds an example response from the contract. Undefined without JSON content. */
  readonly sample: () => unknown;
  /** Returns the check of the exact refusal code. */
  readonly refusalCode: () => ValidateFunction;
}

/** Reads the operations of all contracts. With `closed`, properties that a contract does not list are refused. */
export function readContracts(options = { closed: true }): readonly Operation[] {
  const contracts = openContracts(options);
  return Object.values(services).flatMap(({ name }) => operationsOf(name, contracts));
}

function operationsOf(service: ServiceName, contracts: Contracts): Operation[] {
  const paths = property(contracts.documents.get(addressOf(service)), 'paths');
  return entries(paths).flatMap(([path, item]) =>
    entries(item)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]) => operationOf({ service, path, method, item, operation }, contracts)),
  );
}

interface Written {
  readonly service: ServiceName;
  readonly path: string;
  readonly method: string;
  readonly item: unknown;
  readonly operation: unknown;
}

function operationOf({ service, path, method, item, operation }: Written, contracts: Contracts): Operation {
  const address = addressOf(service);
  const at = (...rest: string[]): string => pointer(address, ['paths', path, method, ...rest]);
  const parameters = parametersOf([item, operation], address, contracts);
  const requestBody = follow(property(operation, 'requestBody'), at('requestBody'), contracts);
  const response = (status: number): Found => {
    const responses = property(operation, 'responses');
    const key = property(responses, String(status)) === undefined ? 'default' : String(status);
    return follow(property(responses, key), at('responses', key), contracts);
  };
  return {
    id: String(property(operation, 'operationId')),
    service,
    method: method.toUpperCase(),
    path,
    parameters,
    queryNames: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    body: () => contentCheck(requestBody, contracts),
    bodyTypes: typesOf(requestBody),
    answer: (status) => contentCheck(response(status), contracts),
    answerTypes: (status) => typesOf(response(status)),
    statuses: new Set(entries(property(operation, 'responses')).map(([status]) => Number(status))),
    sample: () => {
      const { node, place } = response(property(property(operation, 'responses'), '201') === undefined ? 200 : 201);
      const schema = property(property(property(node, 'content'), 'application/json'), 'schema');
      return schema === undefined ? undefined : sampleOf(schema, place, contracts);
    },
    refusalCode: () => compiled(`${address}#/components/schemas/RefusalCode`, contracts),
  };
}

const parametersOf = (holders: readonly unknown[], address: string, contracts: Contracts): Parameter[] =>
  holders
    .flatMap((holder) => entries(property(holder, 'parameters')))
    .map(([, parameter]) => {
      const { node } = follow(parameter, address, contracts);
      const choices = property(property(node, 'schema'), 'enum');
      return {
        name: String(property(node, 'name')),
        in: String(property(node, 'in')),
        choices: Array.isArray(choices) ? choices : [],
      };
    });

const typesOf = ({ node }: Found): string[] => entries(property(node, 'content')).map(([type]) => type);

function contentCheck({ node, place }: Found, contracts: Contracts): ValidateFunction | undefined {
  // a file has content that is not JSON
  if (property(property(node, 'content'), 'application/json') === undefined) return undefined;
  return compiled(`${place}/content/application~1json/schema`, contracts);
}
