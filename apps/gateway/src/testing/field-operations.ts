import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { createSomeValue } from './some-value.ts';

/** Operation that selects one field, with a short description of its arguments. */
export interface FieldOperation {
  /** Field names from the root: `collector.payments`. */
  readonly name: string;
  /** Field with the tried argument: `payments(filter.status)`. */
  readonly place: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Operations that combine this value with each other field of the filter, which it may modify. */
  readonly pairs: readonly FieldOperation[];
}

/** Texts as people type them. A field may refuse some of them. */
const typed: readonly string[] = [
  'ana',
  'ana sosa',
  'ana@correo.example',
  '@correo',
  '20-12345678-6',
  '12345678',
  'a1',
  '1234',
  '123456',
  '2026-10',
  '2850590940090418135201',
];

/** Returns the values to try for a field of a filter. */
const valuesOf = (type: GraphQLInputType): readonly unknown[] => {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return valuesOf(nullable.ofType).map((value) => [value]);
  if (isEnumType(nullable)) return nullable.getValues().map(({ name }) => name);
  if (isInputObjectType(nullable) && nullable.name === 'AmountRangeInput')
    return [{ from: '10.00', to: '20.00' }, { from: '10.00' }, { to: '20.00' }, { from: '10.00', to: '10.00' }];
  if (isInputObjectType(nullable) && nullable.name === 'PeriodInput') return [{ from: '2026-11-01', to: '2026-11-20' }];
  if ('name' in nullable && nullable.name === 'String') return typed;
  return [createSomeValue(() => 'a1')(nullable, '')];
};

type VariantArguments = Readonly<Record<string, unknown>>;
interface Variant {
  readonly args: VariantArguments;
  readonly about: string;
  readonly pairs?: readonly Variant[];
}

const filterVariants = (type: GraphQLInputType): readonly Variant[] => {
  const named = getNamedType(type);
  const fields = isInputObjectType(named) ? Object.values(named.getFields()) : [];
  return fields.flatMap((field) =>
    valuesOf(field.type).map((value) => ({
      args: { filter: { [field.name]: value } },
      about: `filter.${field.name}`,
      pairs: isEnumType(getNullableType(field.type))
        ? fields
            .filter((other) => other !== field)
            .map((other) => ({
              args: { filter: { [other.name]: valuesOf(other.type)[0], [field.name]: value } },
              about: `filter.${other.name} by ${String(value)}`,
            }))
        : [],
    })),
  );
};

const sortVariants = (type: GraphQLInputType): readonly Variant[] => {
  const named = getNamedType(type);
  const field = isInputObjectType(named) ? named.getFields()['field'] : undefined;
  const columns = field ? valuesOf(field.type) : [];
  return columns.flatMap((column) =>
    ['ASCENDING', 'DESCENDING'].map((direction) => ({
      args: { sorts: [{ field: column, direction }] },
      about: `sorts ${String(column)} ${direction}`,
    })),
  );
};

const variantsOf = ({ name, type }: GraphQLArgument): readonly Variant[] => {
  if (name === 'filter') return filterVariants(type);
  if (name === 'sorts') return sortVariants(type);
  if (name === 'search') return typed.map((text) => ({ args: { search: text }, about: 'search' }));
  if (name === 'page') return [{ args: { page: 2 }, about: 'page 2' }];
  return name === 'id' ? [{ args: { id: 'a1@1' }, about: 'of a version' }] : [];
};

type Field = GraphQLField<unknown, unknown>;

/** Finds the shortest path from the root to each type. */
const waysTo = (schema: GraphQLSchema): ReadonlyMap<string, readonly Field[]> => {
  const ways = new Map<string, readonly Field[]>([['Query', []]]);
  for (const [type, way] of ways)
    for (const field of fieldsOf(schema, type)) {
      const { name } = getNamedType(field.type);
      if (isObjectType(getNamedType(field.type)) && !ways.has(name)) ways.set(name, [...way, field]);
    }
  return ways;
};

const fieldsOf = (schema: GraphQLSchema, name: string): readonly Field[] => {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};

const someValue = createSomeValue(() => 'a1');

/** Writes the operation: the path to the field with its required arguments, and the tried argument. */
const operationFor = (way: readonly Field[], { args: tried, about, pairs = [] }: Variant): FieldOperation => {
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const last = way.length - 1;
  const texts = way.map(({ name, args }, at) => {
    const passed = args.filter((argument) => isRequiredArgument(argument) || (at === last && argument.name in tried));
    const written = passed.map((argument) => {
      const variable = `${argument.name}${at}`;
      declared.push(`$${variable}: ${String(argument.type)}`);
      variables[variable] =
        at === last && argument.name in tried ? tried[argument.name] : someValue(argument.type, argument.name);
      return `${argument.name}: $${variable}`;
    });
    return written.length === 0 ? name : `${name}(${written.join(', ')})`;
  });
  const leaf = way[last];
  const inner = leaf && isObjectType(getNamedType(leaf.type)) ? ' { __typename }' : '';
  const head = declared.length === 0 ? 'query' : `query (${declared.join(', ')})`;
  const name = way.map((field) => field.name).join('.');
  return {
    name,
    place: about === '' ? name : `${name}(${about})`,
    document: `${head} { ${texts.join(' { ')}${inner} ${'} '.repeat(way.length)}`,
    variables,
    pairs: pairs.map((pair) => operationFor(way, pair)),
  };
};

/** Returns operations for the wanted fields: without optional arguments, and with one filter field, order or page. */
export const fieldOperations = (schema: GraphQLSchema, wanted: ReadonlySet<string>): readonly FieldOperation[] =>
  [...waysTo(schema)].flatMap(([type, way]) =>
    fieldsOf(schema, type)
      .filter(({ name }) => wanted.has(`${type}.${name}`))
      .flatMap((field) =>
        [{ args: {}, about: '' }, ...field.args.flatMap(variantsOf)].map((variant) =>
          operationFor([...way, field], variant),
        ),
      ),
  );
