// Guards: Every element of the schema is described, and says when it is null.
// Looks over: packages/schema/src/**
import {
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLType,
} from 'graphql';
import { assembleSchema } from './assemble-schema.ts';

/** Element of the schema with a description. */
interface Element {
  /** Path in the schema, such as `Payment.history` or `Query.payments(filter:)`. */
  readonly path: string;
  readonly description: string;
  readonly kind: 'type' | 'field' | 'argument' | 'input field' | 'value' | 'directive';
  readonly nullable: boolean;
}

const schema = assembleSchema();
const roots = [schema.getQueryType()?.name, schema.getMutationType()?.name];

/** Description and type of a field or an argument. */
interface Described {
  readonly description?: string | null | undefined;
  readonly type: GraphQLType;
}

/** The description without the paragraph on permissions, which the gateway adds. */
const written = (description: string | null | undefined): string =>
  (description ?? '').replace(/(^|\n\n)Requires (the|any one of the) permissions? .*$/s, '');

const placed = (path: string, kind: Element['kind'], { description, type }: Described): Element => ({
  path,
  kind,
  description: written(description),
  nullable: !isNonNullType(type),
});

const unplaced = (path: string, kind: Element['kind'], description: string | null | undefined): Element => ({
  path,
  kind,
  description: written(description),
  nullable: false,
});

const argumentsOf = (owner: string, args: readonly GraphQLArgument[]): readonly Element[] =>
  args.map((argument) => placed(`${owner}(${argument.name}:)`, 'argument', argument));

const membersOf = (type: GraphQLNamedType): readonly Element[] => {
  if (isEnumType(type))
    return type.getValues().map(({ name, description }) => unplaced(`${type.name}.${name}`, 'value', description));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => placed(`${type.name}.${field.name}`, 'input field', field));
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    placed(`${type.name}.${field.name}`, 'field', field),
    ...argumentsOf(`${type.name}.${field.name}`, field.args),
  ]);
};

const elements: readonly Element[] = [
  ...Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap((type) => [unplaced(type.name, 'type', type.description), ...membersOf(type)]),
  ...schema
    .getDirectives()
    .filter((directive) => !isSpecifiedDirective(directive))
    .flatMap(({ name, description, args }) => [
      unplaced(`@${name}`, 'directive', description),
      ...argumentsOf(`@${name}`, args),
    ]),
];

/** The elements that break a rule, with what they say. */
const breaking = (isBroken: (element: Element) => boolean): readonly string[] =>
  elements.filter(isBroken).map(({ path, description }) => `${path}: ${description}`);

const wordsOf = (description: string): number => description.split(/\s+/).filter(Boolean).length;

test('every kind of element is covered', () => {
  expect(new Set(elements.map(({ kind }) => kind))).toEqual(
    new Set(['type', 'field', 'argument', 'input field', 'value', 'directive']),
  );
  expect(elements.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['Decimal', 'Payment.history', 'Query.payments(filter:)', '@role(name:)']),
  );
});

test('a description has at least four words; that of an enum value, three', () => {
  expect(breaking(({ kind, description }) => wordsOf(description) < (kind === 'value' ? 3 : 4))).toEqual([]);
});

test('a description begins with a capital letter and ends with a period', () => {
  expect(breaking(({ description }) => !/^[A-Z`].*\.$/s.test(description))).toEqual([]);
});

test('no description cites a document', () => {
  expect(breaking(({ description }) => /\b(A|B)\d{1,3}\b|GAP-|CON-/.test(description))).toEqual([]);
});

test('a nullable field says when it is null', () => {
  const isRoot = (path: string): boolean => roots.includes(path.split('.')[0]);
  expect(
    breaking(
      ({ kind, nullable, path, description }) =>
        kind === 'field' && nullable && !isRoot(path) && !/\bnull\b/.test(description),
    ),
  ).toEqual([]);
});

test('an optional argument says what happens without it', () => {
  expect(
    breaking(
      ({ kind, nullable, description }) =>
        (kind === 'argument' || kind === 'input field') && nullable && !/\bwithout\b/i.test(description),
    ),
  ).toEqual([]);
});

test('conditions on creation and change have one name, and say which field of the rows they compare', () => {
  const filters = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const compared = filters.flatMap((filter) =>
    ['createdUntil', 'updatedSince'].flatMap((conditionName) => {
      const condition = filter.getFields()[conditionName];
      if (condition === undefined) return [];
      const field = /`(\w+)`/.exec(condition.description ?? '')?.[1] ?? '';
      const name = filter.name.replace(/Filter$/, '');
      const row = schema.getType(name === 'Subscription' ? 'PaymentSubscription' : name);
      return [`${conditionName}: ${isObjectType(row) ? String(row.getFields()[field]?.type) : filter.name}`];
    }),
  );
  expect(compared.length).toBeGreaterThan(12);
  expect(new Set(compared.map((text) => text.replace('!', '')))).toEqual(
    new Set(['createdUntil: DateTime', 'updatedSince: DateTime']),
  );
});
