// Guards: The home page has tabs by permission, and remembers the last one.
import { displayedTabs, startingTab } from './home.tabs';

describe('the tabs of the home page', () => {
  test('include one for everybody, and one more for each permission', () => {
    expect(displayedTabs(new Set())).toEqual(['payment']);
    expect(displayedTabs(new Set(['COLLECTOR_SHOW']))).toEqual(['payment', 'collector']);
    expect(displayedTabs(new Set(['SUBSCRIPTION_SHOW']))).toEqual(['payment']);
    expect(displayedTabs(new Set(['PAYER_SHOW', 'COLLECTOR_SHOW']))).toEqual(['payment', 'collector', 'payer']);
  });

  test('start with the last active one, unless the person may no longer see it', () => {
    expect(startingTab('payer', ['payment', 'payer'])).toBe('payer');
    expect(startingTab('payer', ['payment'])).toBe('payment');
    expect(startingTab('subscription', ['payment', 'payer'])).toBe('payment');
    expect(startingTab(null, ['payment'])).toBe('payment');
  });
});
