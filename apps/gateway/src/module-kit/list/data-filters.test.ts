// Guards: The lists of services can be filtered for copying: by identifiers, states, creation time and update time.
import { aPayment, payments } from '@backoffice/platform/testing';
import { getNamedType, isInputObjectType, isObjectType, type GraphQLField, type GraphQLNamedType } from 'graphql';
import { assembleSchema } from '../../graphql/schema/assemble-schema.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 200 });
const person = gateway.as('administrador');

type Row = Readonly<Record<string, string>>;
interface Page {
  readonly size: number;
  readonly rows: readonly Row[];
}
interface List {
  readonly name: string;
  readonly filters: ReadonlySet<string>;
  /** Type of the filter. */
  readonly type: string;
  /** Fields of a row. */
  readonly fields: ReadonlySet<string>;
}

const namesOf = (type: GraphQLNamedType | undefined): ReadonlySet<string> =>
  new Set(isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : []);

const listOf = ({ name, args, type }: GraphQLField<unknown, unknown>): List[] => {
  const filter = args.find((argument) => argument.name === 'filter');
  const page = getNamedType(type);
  if (!filter || !isObjectType(page) || !page.name.endsWith('Page')) return [];
  const rows = page.getFields()['rows'];
  const filterType = getNamedType(filter.type);
  return [
    { name, type: filterType.name, filters: namesOf(filterType), fields: namesOf(rows && getNamedType(rows.type)) },
  ];
};

const lists = Object.values(assembleSchema().getQueryType()?.getFields() ?? {})
  .flatMap(listOf)
  // `activities` is a list of the gateway, whose events have no identifiers
  .filter(({ name }) => name !== 'activities');

const rowsOf = async ({ name, type }: List, filter: object, fields: string): Promise<Page> => {
  const { data, errors } = await person.query<Readonly<Record<string, Page>>>(
    `query ($filter: ${type}) { ${name}(filter: $filter, limit: 100) { size rows { ${fields} } } }`,
    { filter },
  );
  expect(errors).toBeUndefined();
  return data[name] ?? { size: 0, rows: [] };
};

const valuesIn = ({ rows }: Page, field: string): readonly string[] => rows.flatMap((row) => row[field] ?? []);
const pluralOf = (list: List): 'statuses' | 'states' | undefined =>
  list.fields.has('status') ? 'statuses' : list.fields.has('state') ? 'states' : undefined;

/** Names in the schema of the time at which a row was created. */
const made = ['requestDate', 'creationDate', 'createdDate'];
const madeField = ({ fields }: List): string | undefined => made.find((field) => fields.has(field));

test('the schema has more than 17 lists of services', () => {
  expect(lists.length).toBeGreaterThan(17);
});

test.each(lists)('$name finds rows by their identifiers', async (list) => {
  const all = valuesIn(await rowsOf(list, {}, 'id'), 'id');
  const some = [...new Set([all[0] ?? '', all.at(-1) ?? ''])];
  const found = await rowsOf(list, { ids: [...some, 'none-1'] }, 'id');
  expect(valuesIn(found, 'id').toSorted()).toEqual(some.toSorted());
  expect(await rowsOf(list, { ids: [] }, 'id')).toEqual({ size: 0, rows: [] });
});

test.each(lists.filter(pluralOf))('$name finds rows in any of several states', async (list) => {
  const plural = pluralOf(list) ?? '';
  const field = plural === 'states' ? 'state' : 'status';
  const states = [...new Set(valuesIn(await rowsOf(list, {}, field), field))].slice(0, 2);
  const sizes = await Promise.all(states.map(async (state) => (await rowsOf(list, { [plural]: [state] }, field)).size));
  const both = await rowsOf(list, { [plural]: states }, field);
  expect([both.size, new Set(valuesIn(both, field))]).toEqual([
    sizes.reduce((sum, size) => sum + size, 0),
    new Set(states),
  ]);
  const { errors } = await person.query(`{ ${list.name}(filter: { ${plural}: [UNKNOWN] }) { size } }`);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: `filter.${plural}` }] });
});

test.each(lists.filter(madeField))('$name leaves out rows that were created after a time', async (list) => {
  const field = madeField(list) ?? '';
  const moments = valuesIn(await rowsOf(list, {}, field), field).toSorted();
  const moment = moments[Math.floor(moments.length / 2)] ?? '';
  const found = await rowsOf(list, { createdUntil: moment }, field);
  expect(found.size).toBeGreaterThan(0);
  expect(valuesIn(found, field).filter((one) => one > moment)).toEqual([]);
  const before = new Date(Date.parse(moment) - 1).toISOString();
  expect((await rowsOf(list, { createdUntil: before }, field)).size).toBeLessThan(found.size);
});

test.each(lists.filter(({ filters }) => filters.has('updatedSince')))(
  '$name finds only rows that changed since a time',
  async (list) => {
    const field = list.fields.has('lastUpdateDate') ? 'lastUpdateDate' : 'updatedDate';
    const moments = valuesIn(await rowsOf(list, {}, field), field).toSorted();
    const moment = moments[Math.floor(moments.length / 2)] ?? '';
    const found = await rowsOf(list, { updatedSince: moment }, field);
    expect(found.size).toBeGreaterThan(0);
    expect(valuesIn(found, field).filter((one) => one < moment)).toEqual([]);
  },
);

test('a list whose rows have an update time has the filter updatedSince', () => {
  const changed = lists.filter(({ fields }) => fields.has('lastUpdateDate') || fields.has('updatedDate'));
  expect(changed.map(({ name, filters }) => [name, filters.has('updatedSince')])).toEqual(
    changed.map(({ name }) => [name, true]),
  );
});

test('refunds are found in any of several states', async () => {
  const { data } = await person.query<Readonly<Record<'one' | 'other' | 'both', { size: number }>>>(`{
    one: refunds(filter: { statuses: [APPROVED] }) { size }
    other: refunds(filter: { statuses: [REJECTED] }) { size }
    both: refunds(filter: { statuses: [APPROVED, REJECTED] }) { size }
  }`);
  expect([data.one.size > 0, data.other.size > 0]).toEqual([true, true]);
  expect(data.both.size).toBe(data.one.size + data.other.size);
});

test('with createdUntil, rows that are created later move no page', async () => {
  const until = new Date().toISOString();
  const pageAt = async (page: number): Promise<readonly string[]> => {
    const { data } = await person.query<{ payments: Page }>(
      `query ($until: DateTime, $page: Int!) {
        payments(filter: { createdUntil: $until }, page: $page, limit: 20) { rows { id } }
      }`,
      { until, page },
    );
    return valuesIn(data.payments, 'id');
  };
  const first = await pageAt(1);
  const second = await pageAt(2);
  const later = new Date(Date.parse(until) + 60_000).toISOString();
  for (const id of ['new-1', 'new-2'])
    await platform.add(payments, aPayment({ id, collector_id: 'LUZN', request_date: later }));
  expect([await pageAt(1), await pageAt(2)]).toEqual([first, second]);
});
