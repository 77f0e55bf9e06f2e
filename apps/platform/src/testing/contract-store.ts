import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { services } from '@backoffice/contracts';
import { Ajv2020 as Ajv, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { property } from '../shared/property.ts';
import { cachedFile } from '@backoffice/database/testing';

/** Precision of `multipleOf` in decimals, because 0.01 is not an exact binary number. */
const DECIMALS = 6;

/** Base URL of the documents, so that their references resolve. It is never requested. */
const home = 'https://contracts.invalid';

/** Returns the URL of a service's document. */
export const addressOf = (service: string): string => `${home}/${service}/openapi.yaml`;

/** Documents of all contracts, with the compiled checks of their schemas. */
export interface Contracts {
  readonly documents: ReadonlyMap<string, unknown>;
  readonly ajv: Ajv;
  /** Compiled checks by the URL of their schema. Compiling is slow, so each check is compiled once. */
  readonly checks: Map<string, ValidateFunction>;
}

/** Node of a document, with its URL. */
export interface Found {
  readonly node: unknown;
  readonly place: string;
}

/** Opens the contracts. @param options `closed` refuses properties that a contract does not list */
export function openContracts({ closed: isClosed }: { readonly closed: boolean }): Contracts {
  const documents = new Map(Object.entries(readDocuments()));
  const ajv = new Ajv({ strict: false, allErrors: true, multipleOfPrecision: DECIMALS });
  addFormats.default(ajv);
  const opened = new Set([...documents.values()].flatMap(mergedNames));
  for (const [address, document] of documents)
    ajv.addSchema({ ...(isClosed ? closed(document, opened) : Object(document)), $id: address });
  return { documents, ajv, checks: new Map() };
}

/** Reads the documents by URL. They are cached as JSON, because parsing their YAML is slow. */
function readDocuments(): object {
  const contract = createRequire(import.meta.url).resolve('@backoffice/contracts/openapi/payment');
  const folder = dirname(dirname(contract));
  const files = [...Object.keys(services).map((name) => `${name}/openapi.yaml`), 'shared/schemas.yaml'];
  const cache = cachedFile(
    'contracts.json',
    files.map((file) => join(folder, file)),
  );
  const found = cache.read();
  if (found !== undefined) return JSON.parse(found.toString());
  const documents = files.map((file) => [`${home}/${file}`, parse(readFileSync(join(folder, file), 'utf8'))]);
  const made: object = Object.fromEntries(documents);
  cache.write(JSON.stringify(made));
  return made;
}

/** Returns the entries of an object, and none for any other value. */
export const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Returns the URL of a part of a document. */
export const pointer = (address: string, path: readonly string[]): string =>
  `${address}#/${path.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;

/** Resolves a reference to its node and URL. */
export function follow(node: unknown, place: string, { documents }: Contracts): Found {
  const reference = property(node, '$ref');
  if (typeof reference !== 'string') return { node, place };
  const target = new URL(reference, place);
  const path = target.hash.slice(2).split('/');
  return { node: path.reduce(property, documents.get(target.href.replace(/#.*/, ''))), place: target.href };
}

/** Compiles the check of a schema, once. */
export function compiled(place: string, { ajv, checks }: Contracts): ValidateFunction {
  const check = checks.get(place) ?? ajv.compile({ $ref: place });
  checks.set(place, check);
  return check;
}

/** Returns the names of schemas that `allOf` merges into others, which must stay open. */
function mergedNames(node: unknown): string[] {
  const merged = entries(property(node, 'allOf')).flatMap(([, part]) => {
    const reference = property(part, '$ref');
    return typeof reference === 'string' ? [reference.split('/').at(-1) ?? ''] : [];
  });
  return [...merged, ...entries(node).flatMap(([, child]) => mergedNames(child))];
}

/** Closes the objects of a document, unless they set `additionalProperties` themselves. */
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
