// Guards: An empty text in a filter is refused, and never everybody's rows, in lists, selections and exports alike.
import { assembleSchema } from '../../graphql/schema/assemble-schema.ts';
import { operationsOfReleases } from '../../graphql/execution/released-operations.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { operationWith, placesIn, rootFieldsOf } from '../../testing/schema-arguments.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 20 });
const person = gateway.as('administrador');
const rootFields = rootFieldsOf(assembleSchema());

const isFilter = (place: readonly string[]): boolean => place.includes('filter') || place[0] === 'search';
/** The search of a saved view is the address of a list, which may be bare. */
const places = [...placesIn(rootFields, 'String'), ...placesIn(rootFields, 'ID')].filter(
  ([, { field }, place]) => isFilter(place) && field.name !== 'updateView',
);

/** Nothing, blanks, and what nobody sees. */
const empty = ['', '  ', '\u200b\u00a0'];

test('every filter of the schema is tried', () => {
  expect(places.length).toBeGreaterThan(60);
});

test.each(places)('is refused by its name, and asks no service, in %s', async (_name, root, place) => {
  for (const text of empty) {
    const { document, variables } = operationWith(root, place, text);
    const { data, errors } = await person.query<{ answer: { error?: { code: string; fields: object[] } } | null }>(
      document,
      variables,
    );
    const { code, fields } = data.answer?.error ?? errors?.[0]?.extensions ?? {};
    expect([code, fields]).toEqual([
      'BAD_USER_INPUT',
      [expect.objectContaining({ path: expect.stringMatching(new RegExp(`^${place.join('\\.')}(\\.0)?$`)) })],
    ]);
  }
  expect(platform.requests.list()).toEqual([]);
});

test.each([
  'collector(id: "LUZN") { payments(filter: { payerEmail: "" }) { size } }',
  'collector(id: "LUZN") { subscriptions(filter: { payerEmail: " " }) { size } }',
])('is refused in a list of one thing: %s', async (field) => {
  const { errors } = await person.query(`{ ${field} }`);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'filter.payerEmail' }] });
});

test('is no search in the operations of a former release, whose screens send what is in the box', async () => {
  const texts = Object.values(operationsOfReleases(3));
  const searches = texts.filter((text) => /^query (CollectorSearch|PayerSearch|GatewaysPage)\(/.test(text));
  expect(searches).toHaveLength(3);
  for (const text of searches) {
    const { errors, data } = await person.query<{ page: object }>(text, { search: '', page: 1, limit: 10 });
    expect([errors, Object.keys(data)]).toEqual([undefined, [expect.stringMatching(/^\w+$/)]]);
  }
});
