// Guards: Every action, record type and known status in the audit trail has a name in Spanish. Only changes have verbs.
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isObjectType,
  Kind,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { actionNames, statusNames, typeNames } from '@backoffice/schema/activity-names';
import { actionVerbs } from './action.texts';

const path = new URL('../../../../../packages/schema/schema.generated.graphql', import.meta.url);
const schema = buildSchema(readFileSync(path, 'utf8'));

const isAudited = (node: GraphQLObjectType | GraphQLField<unknown, unknown>): boolean =>
  node.astNode?.directives?.some(({ name }) => name.value === 'audited') ?? false;

const shows = (field: GraphQLField<unknown, unknown>): boolean => {
  const answered = getNamedType(field.type);
  if (isAudited(field)) return true;
  if (!isObjectType(answered)) return false;
  const rows = answered.getFields()['rows'];
  const row = rows && getNamedType(rows.type);
  return isAudited(answered) || (isObjectType(row) && isAudited(row));
};

const reads = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => name !== 'Mutation' && !name.startsWith('__'))
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => field.name !== 'rows' && shows(field))
      .map(({ name }) => `${type.name}.${name}`),
  );
const audited = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(isAudited);
const changes = audited.map(({ name }) => name);

test('every audited change and read has a name, and beside them only download, upload and activity', () => {
  const known = [...changes, ...reads, 'download', 'upload', 'activity'];
  expect(Object.keys(actionNames).toSorted()).toEqual(known.toSorted());
});

const types = audited.flatMap(({ astNode }) =>
  (astNode?.directives ?? []).flatMap(({ arguments: given = [] }) =>
    given.flatMap(({ name, value }) => (name.value === 'type' && value.kind === Kind.STRING ? [value.value] : [])),
  ),
);

test('every type of a changed record has a name', () => {
  expect(types.length).toBeGreaterThan(60);
  expect(types.filter((type) => typeNames[type] === undefined)).toEqual([]);
});

test('every status of a changed record has a text, except unknown', () => {
  const statuses = types.flatMap((name) => {
    const type = schema.getType(name);
    const status = isObjectType(type) && type.getFields()['status'];
    const values = status && getNamedType(status.type);
    return values && isEnumType(values) ? values.getValues().map((value) => value.name.toLowerCase()) : [];
  });
  expect(statuses).toContain('approved');
  expect(statuses.filter((status) => status !== 'unknown' && statusNames[status] === undefined)).toEqual([]);
});

test('verbs exist for changes only', () => {
  expect(Object.keys(actionVerbs).filter((action) => !changes.includes(action))).toEqual([]);
});
