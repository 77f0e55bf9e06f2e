// Guards: DNI and CUIT are formatted as in Argentina, also without a type. Other documents are shown as the service
// sent them. Argentina is shown by its name.
import { countryText, documentText, identificationText } from './identification-text';

describe('a document', () => {
  test('has the punctuation of Argentina', () => {
    expect(identificationText({ typeCode: 'DNI_ARG', number: '12345678' })).toBe('DNI 12.345.678');
    expect(identificationText({ typeCode: 'CUIT_ARG', number: '20267565393' })).toBe('CUIT 20-26756539-3');
  });

  test('of another type is shown as the service sent it', () => {
    expect(identificationText({ typeCode: 'CI_URY', number: '12345672' })).toBe('CI_URY 12345672');
  });

  test('without a type is recognized by its length, or shown unchanged', () => {
    expect(documentText('20267565393')).toBe('20-26756539-3');
    expect(documentText('1234567')).toBe('1.234.567');
    expect(documentText('A-77')).toBe('A-77');
  });
});

test('a known country is shown by its name, another by its code', () => {
  expect(countryText('ARG')).toBe('Argentina');
  expect(countryText('URY')).toBe('URY');
});
