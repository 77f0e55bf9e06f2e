import { entitySchemas } from '@backoffice/contracts/entity-schemas';
import type { EntityKind } from '@backoffice/test-kit';
import { type ErrorObject, Ajv2020 as Ajv, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { property } from '../shared/property.ts';

const kinds: Readonly<Record<EntityKind, string>> = entitySchemas.kinds;

const HOME = 'entities';

let compiler: Ajv | undefined;

/** Compiles the schema of a kind at its first use: few programs add entities. */
const checkOf = (kind: EntityKind): ValidateFunction => {
  if (compiler === undefined) {
    // six decimals make 0.1 + 0.2 a multiple of 0.01
    compiler = new Ajv({ strict: false, allErrors: true, multipleOfPrecision: 6 });
    addFormats.default(compiler);
    compiler.addSchema(entitySchemas, HOME);
  }
  return compiler.getSchema(`${HOME}${kinds[kind]}`) ?? compiler.compile({ $ref: `${HOME}${kinds[kind]}` });
};

/** Returns what a fault concerns, as a path from the entity: `payer.email`. */
const pathOf = ({ instancePath, keyword, params }: ErrorObject): string => {
  const unknown: unknown = keyword === 'additionalProperties' ? params['additionalProperty'] : undefined;
  return [...instancePath.split('/').slice(1), ...(unknown === undefined ? [] : [String(unknown)])].join('.');
};

const reasonOf = ({ keyword, message = 'is refused', params }: ErrorObject): string => {
  if (keyword === 'additionalProperties') return 'there is no such property';
  return keyword === 'enum' ? `${message}: ${JSON.stringify(params['allowedValues'])}` : message;
};

/**
 * Compares an entity with the contract of its service.
 * @param usual properties that the reference service stores when a test does not give them
 * @returns the reason of each refused value of `given`, by its path
 */
export function entityFaults(kind: EntityKind, usual: object, given: object): Readonly<Record<string, string>> {
  const check = checkOf(kind);
  if (check({ ...usual, ...given })) return {};
  const isRefused = (path: string): boolean => {
    const [name = ''] = path.split('.');
    // a reference service may store a property that the contract does not have, such as the id of an import
    return Object.hasOwn(given, name) && !(path === name && !propertiesOf(kind).includes(name) && name in usual);
  };
  // `oneOf` only repeats that none of its schemas matches; each of them has its own errors
  const errors = (check.errors ?? []).filter(({ keyword }) => keyword !== 'oneOf');
  const faults = errors.map((error) => [pathOf(error), reasonOf(error)] as const);
  return Object.fromEntries(faults.filter(([path]) => isRefused(path)));
}

/** Returns the properties that the contract gives to entities of a kind. */
export const propertiesOf = (kind: EntityKind): readonly string[] =>
  Object.keys(Object(property(entitySchemas.$defs[kinds[kind].slice('#/$defs/'.length)], 'properties')));
