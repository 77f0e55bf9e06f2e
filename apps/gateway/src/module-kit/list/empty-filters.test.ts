// Guards: An empty text in a filter is refused in lists, selections and exports, where it could match all rows.
import { assembleSchema } from '../../graphql/schema/assemble-schema.ts';
import { operationsOfReleases } from '../../graphql/execution/released-operations.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { operationWith, placesIn, rootFieldsOf } from '../../testing/schema-arguments.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 20 });
const person = gateway.as('administrador');
const rootFields = rootFieldsOf(assembleSchema());

const isFilter = (place: readonly string[]): boolean => place.includes('filter') || place[0] === 'search';
/** `updateView` is left out: the search of a saved view is an address, which may be empty. */
const places = [...placesIn(rootFields, 'String'), ...placesIn(rootFields, 'ID')].filter(
  ([, { field }, place]) => isFilter(place) && field.name !== 'updateView',
);

/** Empty text, blanks, and invisible characters. */
const empty = ['', '  ', '\u200b\u00a0'];

test('the schema has more than 60 text filters', () => {
  expect(places.length).toBeGreaterThan(60);
});

test.each(places)(
  'an empty text is refused with the path of its field and without a service call, in %s',
  async (_name, root, place) => {
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
  },
);

test.each([
  'collector(id: "LUZN") { payments(filter: { payerEmail: "" }) { size } }',
  'collector(id: "LUZN") { subscriptions(filter: { payerEmail: " " }) { size } }',
])('an empty text is refused in a list inside one entity: %s', async (field) => {
  const { errors } = await person.query(`{ ${field} }`);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'filter.payerEmail' }] });
});

test('in three operations of older releases, an empty search text means no search', async () => {
  const texts = Object.values(operationsOfReleases(3));
  const searches = texts.filter((text) => /^query (CollectorSearch|PayerSearch|GatewaysPage)\(/.test(text));
  expect(searches).toHaveLength(3);
  for (const text of searches) {
    const { errors, data } = await person.query<{ page: object }>(text, { search: '', page: 1, limit: 10 });
    expect([errors, Object.keys(data)]).toEqual([undefined, [expect.stringMatching(/^\w+$/)]]);
  }
});
