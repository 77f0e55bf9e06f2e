// Guards: A payment method, its number, expiry and conversion are formatted for people.
import { conversionAmount, conversionOf, expiry, hasNumber, methodName, methodNumber } from './payment-text';
import type { PaymentMethodsFragment } from './PaymentPage.generated';

const visa: PaymentMethodsFragment['paymentMethods'][number] = {
  __typename: 'PaymentMethod',
  paymentMethodCode: 1,
  paymentMethodName: 'Visa',
  couponNumber: null,
  firstSixDigits: '450995',
  lastFourDigits: '3704',
  expirationMonth: 5,
  expirationYear: 2028,
  promotionId: null,
  amount: '100.00',
  finalAmount: '100.00',
  currencyId: 'ARS',
  installments: 1,
  authorizationCode: null,
  typeCode: 'online',
  currencyConversionInfo: null,
  gateway: null,
};

const conversion = {
  __typename: 'CurrencyConversion',
  conversionFactor: '1250.5',
  originalCurrency: 'USDC',
  destinationCurrency: 'ARS',
  originalAmount: '0.08',
  convertedAmount: '100.00',
} as const;

describe('a payment method', () => {
  test('shows the first six digits of a card, a mask, then the last four', () => {
    expect(methodNumber(visa)).toBe('450995 •••••• 3704');
    expect(methodNumber({ ...visa, firstSixDigits: null })).toBe('•••••• 3704');
    expect(methodNumber({ ...visa, firstSixDigits: null, lastFourDigits: null })).toBe('—');
  });

  test('has a holder to query only if it has a number', () => {
    expect(hasNumber(visa)).toBe(true);
    expect(hasNumber({ ...visa, firstSixDigits: null })).toBe(true);
    expect(hasNumber({ ...visa, firstSixDigits: null, lastFourDigits: null })).toBe(false);
  });

  test('is shown by its name, or by its code without one', () => {
    expect(methodName(visa)).toBe('Visa');
    expect(methodName({ ...visa, paymentMethodName: null })).toBe('Medio 1');
    expect(methodName({ ...visa, paymentMethodName: null, paymentMethodCode: null })).toBe('Medio sin identificar');
  });

  test('shows its expiry as month and year', () => {
    expect(expiry(5, 2028)).toBe('05/2028');
    expect(expiry(12, 2030)).toBe('12/2030');
    expect(expiry(null, 2028)).toBe('—');
  });

  test('shows a currency conversion only for tokens, which have the code 92', () => {
    expect(conversionOf({ ...visa, paymentMethodCode: 92, currencyConversionInfo: conversion })).toEqual(conversion);
    expect(conversionOf({ ...visa, currencyConversionInfo: conversion })).toBeNull();
    expect(conversionOf({ ...visa, paymentMethodCode: 92 })).toBeNull();
  });

  test('keeps every digit of a token, and formats money as money', () => {
    expect(conversionAmount('39.405533', 'USDT')).toBe('USDT 39,405533');
    expect(conversionAmount('0.00001234', 'BTC')).toBe('BTC 0,00001234');
    expect(conversionAmount('48210.5', 'ARS').replace(/\u00a0/g, ' ')).toBe('$ 48.210,50');
  });
});
