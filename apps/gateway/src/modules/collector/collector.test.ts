// Guards: The search of collectors sends one condition and finds the right rows. A collector is read without the cache.
import type { Collector } from '@backoffice/contracts/collector';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { allRows, listQueryOf } from '../../testing/rest-view.ts';
import { collectorFrom } from './collector.mappers.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });
const all = await allRows<Collector>(`${platform.urls.collector}/comercios`);

const fields = 'id name checkoutVersion matchImport withdrawalStrategy';
const requested = () => platform.requests.list('collector').map(listQueryOf);

describe('the collectors', () => {
  const find = (variables: object) =>
    gateway.as('operador').query<{ collectors: { size: number; rows: readonly { id: string }[] } }>(
      `query ($filter: CollectorFilter, $limit: Int, $sorts: [CollectorSort!]) {
        collectors(filter: $filter, limit: $limit, sorts: $sorts) { page limit size rows { id } }
      }`,
      variables,
    );

  test('are listed by name, ten a page', async () => {
    expect((await find({})).data.collectors).toMatchObject({ page: 1, limit: 10, size: all.length });
    const sorts = [{ field: 'name', direction: 'ascending' }];
    expect(requested()).toEqual([{ path: '/comercios', filters: [], sorts, page: 1, limit: 10 }]);
  });

  test.each([
    ['a part of the signature', 'luz', ['LUZN']],
    ['a part of the name, whatever its case and accents', 'ELECTRICA', ['COES', 'ELPA']],
    ['neither', 'xyz', []],
  ])('are found by %s', async (_what, text, signatures) => {
    const { data } = await find({ filter: { search: text } });
    expect(data.collectors.rows.map(({ id }) => id)).toEqual(signatures);
    expect(requested()[0]?.filters).toEqual([{ field: 'signature,name', value: text, operation: 'CONTAINS' }]);
  });

  test.each(['SIGNATURE', 'NAME'])('may be sorted by %s', async (field) => {
    await find({ sorts: [{ field, direction: 'DESCENDING' }] });
    expect(requested()[0]?.sorts).toEqual([{ field: field.toLowerCase(), direction: 'descending' }]);
  });

  test('have a maximum page size', async () => {
    expect((await find({ limit: 1_000 })).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(platform.requests.list()).toEqual([]);
  });
});

describe('a collector', () => {
  test('has the fields of its service, by its id and by its signature', async () => {
    for (const collector of all) {
      const {
        id,
        signature: _same,
        checkout_version: checkoutVersion,
        match_import: match,
        withdrawal_strategy: strategy,
        ...rest
      } = collector;
      const expected = {
        id,
        ...rest,
        checkoutVersion,
        matchImport: match?.toUpperCase() ?? null,
        withdrawalStrategy: strategy?.toUpperCase() ?? null,
      };
      const { data } = await gateway.as('operador').query(
        `query ($id: ID!, $signature: String!) {
          collector(id: $id) { ${fields} } collectorBySignature(signature: $signature) { ${fields} }
        }`,
        { id, signature: collector.signature },
      );
      expect(data).toEqual({ collector: expected, collectorBySignature: expected });
    }
  });

  test('is read from its service each time, without the cache', async () => {
    for (let times = 0; times < 2; times += 1) await gateway.as('operador').query('{ collector(id: "LUZN") { name } }');
    expect(requested().map(({ path }) => path)).toEqual(['/comercios/LUZN', '/comercios/LUZN']);
  });

  test('is null when there is none', async () => {
    const { data, errors } = await gateway
      .as('operador')
      .query('{ collector(id: "NADA") { name } collectorBySignature(signature: "NADA") { name } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ collector: null, collectorBySignature: null });
  });

  test('requires a permission', async () => {
    const { errors } = await gateway
      .as('sinpermisos')
      .query('{ collector(id: "LUZN") { name } collectorBySignature(signature: "LUZN") { name } }');
    expect(errors?.map(({ path, message }) => [path?.[0], message])).toEqual([
      ['collector', 'No tiene permisos'],
      ['collectorBySignature', 'No tiene permisos'],
    ]);
    expect((await gateway.as('sinpermisos').query('{ collectors { size } }')).data).toEqual({ collectors: null });
    expect(platform.requests.list()).toEqual([]);
  });

  test('may have an unknown strategy of a newer service, whose code is shown', () => {
    const [collector] = all;
    const newer: Collector = JSON.parse(
      JSON.stringify({ ...collector, match_import: 'by_moon', withdrawal_strategy: 'toString' }),
    );
    expect(collectorFrom(newer)).toMatchObject({
      matchImport: 'UNKNOWN',
      matchImportCode: 'by_moon',
      withdrawalStrategy: 'UNKNOWN',
      withdrawalStrategyCode: 'toString',
    });
  });
});
