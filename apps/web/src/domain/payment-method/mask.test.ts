// Guards: Card numbers, accounts and expirations are formatted while they are typed. On blur the year is completed.
import { expirationMask, numberMasks, withCentury } from './mask';

test.each([
  ['4509', '4509'],
  ['45099', '4509 9'],
  ['4509-9535-6623-3704', '4509 9535 6623 3704'],
  [' 4509953566233704 ', '4509 9535 6623 3704'],
  ['4509 9535 6623 3704 123', '4509 9535 6623 3704 123'],
  ['4509 O535', '4509 O535'],
  ['4509\u20119535\u20116623\u20113704', '4509 9535 6623 3704'],
  ['4509\u200b953566233704', '4509 9535 6623 3704'],
])('a card typed as "%s" is shown as "%s"', (typed, shown) => {
  expect(numberMasks.card(typed)).toBe(shown);
});

test('a CBU is shown in two groups: bank with branch, then account', () => {
  expect(numberMasks.transfer('2850590940090418135201')).toBe('28505909 40090418135201');
});

test.each([
  ['1', '1'],
  ['11', '11'],
  ['11/', '11/'],
  ['112', '11/2'],
  ['11/2028', '11/2028'],
  ['11 - 2028', '11/2028'],
  ['9/', '09/'],
  ['\u200b9/', '09/'],
  ['11 \u2212 2028', '11/2028'],
  ['9/2028', '09/2028'],
  ['11/20281', '11/2028'],
  ['noviembre', 'noviembre'],
])('an expiration typed as "%s" is shown as "%s"', (typed, shown) => {
  expect(expirationMask(typed)).toBe(shown);
});

test.each([
  ['11/28', '11/2028'],
  ['11/2028', '11/2028'],
  ['11', '11'],
])('an expiration left as "%s" becomes "%s"', (typed, shown) => {
  expect(withCentury(typed)).toBe(shown);
});
