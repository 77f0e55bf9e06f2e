import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type ServiceName, services } from '@backoffice/contracts';
import { Ajv2020 as Ajv, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { property } from '../shared/property.ts';
import { keptFile } from './kept-file.ts';

/** Names for the documents, so that their references find each other; nothing is fetched. */
const home = 'https://contracts.invalid';
const addressOf = (service: string): string => `${home}/${service}/openapi.yaml`;

/** One operation of a contract. */
export interface Operation {
  readonly id: string;
  readonly service: ServiceName;
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  /** Names of the parameters of the query. */
  readonly queryNames: readonly string[];
  /** Checks a body of the request; absent where the contract has none. */
  readonly body: () => ValidateFunction | undefined;
  /** Checks an answer with this status; absent where the contract has no content for it. */
  readonly answer: (status: number) => ValidateFunction | undefined;
  /** Checks the exact code of a refusal. */
  readonly refusalCode: () => ValidateFunction;
}

/** The operations of all contracts. Objects are closed for this: what is not in the contract is not answered. */
export function readContracts(): readonly Operation[] {
  const documents = new Map(Object.entries(readDocuments()));
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const opened = new Set([...documents.values()].flatMap(mergedNames));
  for (const [address, document] of documents) ajv.addSchema({ ...closed(document, opened), $id: address });
  return Object.values(services).flatMap(({ name }) => operationsOf(name, { documents, ajv, checks: new Map() }));
}

/** By their addresses. They are kept as JSON: to read their YAML takes a tenth of the time in which a platform starts. */
function readDocuments(): object {
  const contract = createRequire(import.meta.url).resolve('@backoffice/contracts/openapi/payment');
  const folder = dirname(dirname(contract));
  const files = [...Object.keys(services).map((name) => `${name}/openapi.yaml`), 'shared/schemas.yaml'];
  const kept = keptFile(
    'contracts.json',
    files.map((file) => join(folder, file)),
  );
  const found = kept.read();
  if (found !== undefined) return JSON.parse(found.toString());
  const documents = files.map((file) => [`${home}/${file}`, parse(readFileSync(join(folder, file), 'utf8'))]);
  const made: object = Object.fromEntries(documents);
  kept.keep(JSON.stringify(made));
  return made;
}

interface Contracts {
  readonly documents: ReadonlyMap<string, unknown>;
  readonly ajv: Ajv;
  /** By the place of their schema: to make one takes longer than all that is done with it. */
  readonly checks: Map<string, ValidateFunction>;
}

const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

function operationsOf(service: ServiceName, contracts: Contracts): Operation[] {
  const address = addressOf(service);
  return entries(property(contracts.documents.get(address), 'paths')).flatMap(([path, item]) =>
    entries(item)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]): Operation => {
        const parameters = [property(item, 'parameters'), property(operation, 'parameters')].flatMap(entries);
        const resolved = parameters.map(([, parameter]) => follow(parameter, address, contracts).node);
        return {
          id: String(property(operation, 'operationId')),
          refusalCode: () => compiled(`${address}#/components/schemas/RefusalCode`, contracts),
          service,
          method: method.toUpperCase(),
          path,
          queryNames: resolved
            .filter((parameter) => property(parameter, 'in') === 'query')
            .map((parameter) => String(property(parameter, 'name'))),
          body: () =>
            contentCheck(
              property(operation, 'requestBody'),
              pointer(address, ['paths', path, method, 'requestBody']),
              contracts,
            ),
          answer: (status) => {
            const responses = property(operation, 'responses');
            const key = property(responses, String(status)) === undefined ? 'default' : String(status);
            return contentCheck(
              property(responses, key),
              pointer(address, ['paths', path, method, 'responses', key]),
              contracts,
            );
          },
        };
      }),
  );
}

const pointer = (address: string, path: readonly string[]): string =>
  `${address}#/${path.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;

/** Follows a reference: the node that it points to, and its place. */
function follow(node: unknown, place: string, { documents }: Contracts): { node: unknown; place: string } {
  const reference = property(node, '$ref');
  if (typeof reference !== 'string') return { node, place };
  const target = new URL(reference, place);
  const path = target.hash.slice(2).split('/');
  return { node: path.reduce(property, documents.get(target.href.replace(/#.*/, ''))), place: target.href };
}

function contentCheck(node: unknown, place: string, contracts: Contracts): ValidateFunction | undefined {
  const found = follow(node, place, contracts);
  // files have a content, too, which is no JSON
  if (property(property(found.node, 'content'), 'application/json') === undefined) return undefined;
  return compiled(`${found.place}/content/application~1json/schema`, contracts);
}

function compiled(place: string, { ajv, checks }: Contracts): ValidateFunction {
  const check = checks.get(place) ?? ajv.compile({ $ref: place });
  checks.set(place, check);
  return check;
}

/** Names of the schemas that `allOf` merges into others: these stay open. */
function mergedNames(node: unknown): string[] {
  const merged = entries(property(node, 'allOf')).flatMap(([, part]) => {
    const reference = property(part, '$ref');
    return typeof reference === 'string' ? [reference.split('/').at(-1) ?? ''] : [];
  });
  return [...merged, ...entries(node).flatMap(([, child]) => mergedNames(child))];
}

/** The same document with its objects closed, where it does not say itself whether they are. */
function closed(node: unknown, opened: ReadonlySet<string>, name = ''): Record<string, unknown> {
  const children = entries(node).map(([key, child]): [string, unknown] => [key, closedChild(key, child, opened)]);
  const copy: Record<string, unknown> = Object.fromEntries(children);
  if (Array.isArray(copy['allOf'])) return { ...copy, unevaluatedProperties: false };
  const isOpen = copy['properties'] === undefined || copy['additionalProperties'] !== undefined || opened.has(name);
  return isOpen ? copy : { ...copy, additionalProperties: false };
}

function closedChild(key: string, child: unknown, opened: ReadonlySet<string>): unknown {
  if (key === 'allOf') return child;
  if (Array.isArray(child)) return child.map((item: unknown) => closedChild('', item, opened));
  return typeof child === 'object' && child !== null ? closed(child, opened, key) : child;
}
