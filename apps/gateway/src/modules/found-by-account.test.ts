// Guards: An account finds the records that pay to it. The last digits of a card find subscriptions; ids find exports.
import type { Export } from '@backoffice/contracts/export';
import type { Subscription } from '@backoffice/contracts/subscription';
import type { Withdraw } from '@backoffice/contracts/withdraw';
import type { Withdrawal } from '@backoffice/contracts/withdrawal';
import { startGatewayOverPlatform } from '../testing/over-platform.ts';
import { allRows } from '../testing/rest-view.ts';

const { gateway, platform } = await startGatewayOverPlatform();
const { urls } = platform;

const found = async (list: string, filterType: string, filter: object): Promise<readonly string[]> => {
  const { data, errors } = await gateway
    .as('administrador')
    .query<{ readonly list: { readonly rows: readonly { readonly id: string }[] } }>(
      `query ($filter: ${filterType}) { list: ${list}(filter: $filter, limit: 100) { rows { id } } }`,
      { filter },
    );
  expect(errors).toBeUndefined();
  return data.list.rows.map(({ id }) => id).sort();
};

const spaced = (account: string): string =>
  /^\d{22}$/.test(account) ? `${account.slice(0, 8)} ${account.slice(8)}` : account;

test.each([
  ['withdraws', 'WithdrawFilter', urls.withdraw],
  ['withdrawals', 'WithdrawalFilter', urls.withdrawal],
] as const)('%s are found by their account, with a space or in capitals', async (list, type, url) => {
  const all = await allRows<Withdraw | Withdrawal>(`${url}/`);
  const accounts = [/^\d{22}$/, /[a-z]/].map(
    (form) => all.find(({ destination }) => form.test(destination?.value ?? ''))?.destination?.value,
  );
  expect(accounts.some((account) => account !== undefined)).toBe(true);
  for (const account of accounts) {
    if (account === undefined) continue;
    const paid = all.filter(({ destination }) => destination?.value === account).map(({ id }) => id);
    expect(await found(list, type, { destination: spaced(account) })).toEqual(paid.sort().slice(0, 100));
    expect(await found(list, type, { destination: account.toUpperCase() })).toEqual(paid.sort().slice(0, 100));
  }
  expect(await found(list, type, { destination: 'nadie.cobra.aca' })).toEqual([]);
});

interface Shared {
  readonly distributions: {
    readonly rows: readonly {
      readonly id: string;
      readonly details: { readonly rows: readonly { readonly destination: { readonly account: string } }[] };
    }[];
  };
}

test('distributions are found by the account of any of their parts', async () => {
  const { data } = await gateway
    .as('administrador')
    .query<Shared>('{ distributions(limit: 2) { rows { id details { rows { destination { account } } } } } }');
  const [one, other] = data.distributions.rows;
  const accounts = one?.details.rows.map(({ destination }) => destination.account) ?? [];
  expect(accounts.length).toBeGreaterThan(1);
  const others = new Set(other?.details.rows.map(({ destination }) => destination.account));
  for (const destination of accounts) {
    const ids = await found('distributions', 'DistributionFilter', { destination });
    expect(ids).toContain(one?.id);
    expect(ids.includes(other?.id ?? '')).toBe(others.has(destination));
  }
});

test('subscriptions are found by the last four digits of their card', async () => {
  const all = await allRows<Subscription>(`${urls.subscription}/suscripciones`);
  const digits = all.find(({ payment_method: method }) => method?.last_four_digits)?.payment_method?.last_four_digits;
  const right = all.filter(({ payment_method: method }) => method?.last_four_digits === digits).map(({ id }) => id);
  expect(await found('subscriptions', 'SubscriptionFilter', { lastFourDigits: digits })).toEqual(right.sort());
});

test('exports are found by their identifiers', async () => {
  const [one] = await allRows<Export>(`${urls.export}/exportaciones`);
  expect(await found('exports', 'ExportFilter', { ids: [one?.id] })).toEqual([one?.id]);
});
