// Guards: The home screen has one tab for each permission and keeps the last one.
import { displayedTabs, startingTab } from './home.tabs';

describe('the tabs of the first page', () => {
  test('are one for everybody, and one more for each permission', () => {
    expect(displayedTabs(new Set())).toEqual(['payment']);
    expect(displayedTabs(new Set(['COLLECTOR_SHOW']))).toEqual(['payment', 'collector']);
    expect(displayedTabs(new Set(['SUBSCRIPTION_SHOW']))).toEqual(['payment']);
    expect(displayedTabs(new Set(['PAYER_SHOW', 'COLLECTOR_SHOW']))).toEqual(['payment', 'collector', 'payer']);
  });

  test('open where the person left, unless that is no longer theirs', () => {
    expect(startingTab('payer', ['payment', 'payer'])).toBe('payer');
    expect(startingTab('payer', ['payment'])).toBe('payment');
    expect(startingTab('subscription', ['payment', 'payer'])).toBe('payment');
    expect(startingTab(null, ['payment'])).toBe('payment');
  });
});
