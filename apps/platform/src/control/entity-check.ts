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
    compiler = new Ajv({ strict: false, allErrors: true, verbose: true, multipleOfPrecision: 6 });
    addFormats.default(compiler);
    compiler.addSchema(entitySchemas, HOME);
  }
  return compiler.getSchema(`${HOME}${kinds[kind]}`) ?? compiler.compile({ $ref: `${HOME}${kinds[kind]}` });
};

/** Returns the names of the properties of a schema. */
const namesIn = (schema: unknown): readonly string[] => Object.keys(property(schema, 'properties') ?? {});

/** Returns what a fault concerns, as a path from the entity: `payer.email`. */
const pathOf = ({ instancePath, params }: ErrorObject): string => {
  const inner: unknown = params['additionalProperty'] ?? params['missingProperty'];
  return [...instancePath.split('/').slice(1), ...(typeof inner === 'string' ? [inner] : [])].join('.');
};

/** Returns a type as in a sentence: `an object`. */
const named = (type: string): string => (type === 'null' ? type : `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`);

/** Describes a value that cannot be: by its type where the type is at fault, or else by the value. */
const described = (keyword: string, value: unknown): string => {
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return keyword === 'type' || type === 'object' || type === 'array' ? named(type) : JSON.stringify(value);
};

/** Returns whether an error only says that a value is not null, where null is one of several schemas. */
const isNotNull = ({ keyword, params }: ErrorObject): boolean => keyword === 'type' && params['type'] === 'null';

const reasonOf = ({ keyword, message = 'is refused', params, data, parentSchema }: ErrorObject, mayBeNull: boolean) => {
  if (keyword === 'additionalProperties')
    return `there is no such property. There are: ${namesIn(parentSchema).join(', ')}`;
  if (keyword === 'required') return 'is required';
  const types: readonly string[] = [params['type'] ?? [], mayBeNull ? 'null' : []].flat();
  const wanted = keyword === 'type' ? `must be ${types.map(named).join(' or ')}` : message;
  const values = keyword === 'enum' ? `: ${JSON.stringify(params['allowedValues'])}` : '';
  return `is ${described(keyword, data)}, ${wanted}${values}`;
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
  const all = check.errors ?? [];
  const nullable = new Set(all.filter(isNotNull).map(pathOf));
  // `oneOf` only repeats that none of its schemas matches; each of them has its own errors
  const errors = all.filter((error) => error.keyword !== 'oneOf' && !isNotNull(error));
  const faults = errors.map((error) => [pathOf(error), reasonOf(error, nullable.has(pathOf(error)))] as const);
  return Object.fromEntries(faults.filter(([path]) => isRefused(path)));
}

/** Returns the properties that the contract gives to entities of a kind. */
const propertiesOf = (kind: EntityKind): readonly string[] =>
  namesIn(entitySchemas.$defs[kinds[kind].slice('#/$defs/'.length)]);
