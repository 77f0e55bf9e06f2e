// Guards: Lists have the same answers with any `rowReading`, and listing the properties of a checked row throws.
import { startGateway } from '../../testing/index.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';
import { createRowReader } from './row-reader.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 60 });

test.each(['lazy', 'plain'] as const)(
  'lists with the row reading "%s" equal those with "checked"',
  async (rowReading) => {
    const other = await startGateway({ platform, config: { rowReading } });
    for (const query of [
      '{ payments(limit: 50) { size rows { id finalAmount metadata payer { name } details { amount } collector { name } } } }',
      '{ subscriptions(limit: 50) { rows { id status payer { email } } } payers(limit: 50) { rows { id name } } }',
    ]) {
      const expected = await gateway.as('administrador').query(query);
      expect(expected.errors).toBeUndefined();
      expect((await other.as('administrador').query(query)).data).toEqual(expected.data);
    }
    await other.close();
  },
);

describe('a row', () => {
  const page = Buffer.from('{"rows":[{"id":"p1","amount":10}],"page":1,"limit":1,"size":1}');
  const rowOf = (reading: 'lazy' | 'checked') => {
    const read = createRowReader(reading).read([page], 1);
    const [row] = read && 'rows' in read && Array.isArray(read.rows) ? read.rows : [];
    return Object(row);
  };

  test('is read by name', () => {
    for (const reading of ['lazy', 'checked'] as const)
      expect([rowOf(reading).id, rowOf(reading).amount, rowOf(reading).other]).toEqual(['p1', 10, undefined]);
  });

  test.each<[what: string, list: (row: object) => unknown]>([
    ['spread', (row) => ({ ...row })],
    ['copied', (row) => Object.assign({}, row)],
    ['listed', Object.keys],
    ['written as JSON', (row) => JSON.stringify(row)],
  ])('that is %s throws with the row reading "checked", and not with "lazy"', (_what, list) => {
    expect(() => list(rowOf('checked'))).toThrow('a row has no properties');
    expect(() => list(rowOf('lazy'))).not.toThrow();
  });
});
