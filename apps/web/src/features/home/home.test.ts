// Guards: The home screen has one tab for each permission and keeps the last one.
import { displayedTabs, startingTab } from './home.tabs';
import { paymentsAddress, yearsUntil } from './payments-address';

describe('the tabs of the first page', () => {
  test('are one for everybody, and one more for each permission', () => {
    expect(displayedTabs(new Set())).toEqual(['payment']);
    expect(displayedTabs(new Set(['COLLECTOR_SHOW']))).toEqual(['payment', 'collector']);
    expect(displayedTabs(new Set(['PAYER_SHOW', 'COLLECTOR_SHOW']))).toEqual(['payment', 'collector', 'payer']);
  });

  test('never show subscriptions, though they are known', () => {
    expect(displayedTabs(new Set(['SUBSCRIPTION_SHOW']))).toEqual(['payment']);
  });

  test('open where the person left, unless that is no longer theirs', () => {
    expect(startingTab('payer', ['payment', 'payer'])).toBe('payer');
    expect(startingTab('payer', ['payment'])).toBe('payment');
    expect(startingTab('subscription', ['payment', 'payer'])).toBe('payment');
    expect(startingTab(null, ['payment'])).toBe('payment');
  });
});

describe('the search of payments', () => {
  test('goes to the list with its filters in the address', () => {
    expect(paymentsAddress({ text: 'ana@example.com', month: '2026-11' })).toBe(
      '/pagos?q=ana%40example.com&period=2026-11',
    );
    expect(paymentsAddress({ text: '  ', month: '2026-11' })).toBe('/pagos?period=2026-11');
    expect(paymentsAddress({ status: 'objected', month: '2026-11' })).toBe('/pagos?status=objected&period=2026-11');
  });

  test('offers the years since 2020, the newest first', () => {
    expect(yearsUntil('2023-05')).toEqual(['2023', '2022', '2021', '2020']);
  });
});
