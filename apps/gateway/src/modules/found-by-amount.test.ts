// Guards: Every list of `Query` that is sorted by an amount, except imports, can be filtered by it, to the cent.
import { typeDefs } from '@backoffice/schema/type-defs';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  type GraphQLField,
  type GraphQLInputObjectType,
} from 'graphql';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';

const { gateway } = await startGatewayOverPlatform();
const person = gateway.as('administrador');

/** Lists that are sorted by an amount without a filter for it, with the reason. */
const withoutFilter: Readonly<Record<string, string>> = {
  imports: 'its amounts are totals that grow while its payments are made',
};

/** Lists whose rows have the amount in an inner object, by the name of that field. */
const holders: Readonly<Record<string, string>> = { refunds: 'refund' };

const schema = buildSchema(typeDefs, { assumeValidSDL: true });

const fieldOf = (type: GraphQLInputObjectType | undefined, name: string) => type?.getFields()[name]?.type;

const typeOf = ({ args }: GraphQLField<unknown, unknown>, name: string) => {
  const argument = args.find((given) => given.name === name);
  const type = argument && getNamedType(argument.type);
  return isInputObjectType(type) ? type : undefined;
};

/** Returns the field by which a list sorts amounts: `finalAmount` for `FINAL_AMOUNT`. */
const amountOf = (list: GraphQLField<unknown, unknown>): string | undefined => {
  const order = getNamedType(fieldOf(typeOf(list, 'sorts'), 'field'));
  const name = isEnumType(order) ? order.getValues().find((value) => /AMOUNT$|^BALANCE$/.test(value.name)) : undefined;
  return name?.name.toLowerCase().replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
};

const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((list) => {
  const amount = amountOf(list);
  const filter = typeOf(list, 'filter');
  return amount === undefined ? [] : [{ name: list.name, amount, filter }];
});

test('every list that is sorted by an amount has the filter, or a reason', () => {
  const without = lists.filter(({ filter }) => String(fieldOf(filter, 'amount')) !== 'AmountRangeInput');
  expect(without.map(({ name }) => name).sort()).toEqual(Object.keys(withoutFilter).sort());
});

const rowsOf = (name: string, amount: string) => {
  const holder = holders[name];
  return holder === undefined ? `amount: ${amount}` : `held: ${holder} { amount: ${amount} }`;
};

interface Found {
  readonly list: {
    readonly size: number;
    readonly rows: readonly { readonly amount?: string; readonly held?: { readonly amount: string } }[];
  };
}

test.each(lists.filter(({ name }) => !(name in withoutFilter)))(
  '$name are found by their amount',
  async ({ name, amount, filter }) => {
    const find = async (given: object | undefined) => {
      const { data, errors } = await person.query<Found>(
        `query ($filter: ${filter?.name ?? ''}) {
          list: ${name}(filter: $filter, limit: 100) { size rows { ${rowsOf(name, amount)} } }
        }`,
        { filter: given && { amount: given } },
      );
      expect(errors).toBeUndefined();
      return {
        size: data.list.size,
        amounts: data.list.rows.map(({ amount: own, held }) => Number(held?.amount ?? own)),
      };
    };
    const all = await find(undefined);
    const middle = all.amounts.toSorted((a, b) => a - b)[Math.floor(all.amounts.length / 2)] ?? Number.NaN;
    const just = await find({ from: middle.toFixed(2), to: middle.toFixed(2) });
    expect(new Set(just.amounts)).toEqual(new Set([middle]));
    const above = await find({ from: (middle + 0.01).toFixed(2) });
    expect(Math.min(...above.amounts)).toBeGreaterThan(middle);
    const below = await find({ to: (middle - 0.01).toFixed(2) });
    expect(Math.max(...below.amounts)).toBeLessThan(middle);
    expect(just.size + above.size + below.size).toBe(all.size);
  },
);
