/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../shared/apollo/schema-types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PaymentMethodCardFragment = {
  __typename: 'PaymentMethod';
  mediaPaymentId: number | null;
  mediaPaymentDetail: string | null;
  couponNumber: string | null;
  firstSixDigits: string | null;
  lastFourDigits: string | null;
  expirationMonth: number | null;
  expirationYear: number | null;
  promotionId: string | null;
  amount: string;
  finalAmount: string;
  currencyId: string;
  installments: number;
  authorizationCode: string | null;
  type: string | null;
  currencyConversionInfo: {
    __typename: 'CurrencyConversion';
    conversionFactor: string;
    originalCurrency: string;
    destinationCurrency: string;
    originalAmount: string;
    convertedAmount: string;
  } | null;
  gateway: {
    __typename: 'PaymentMethodGateway';
    batchNumber: string | null;
    ticketNumber: string | null;
    transactionId: string | null;
    status: string | null;
    statusDetail: string | null;
    pptOwner: string | null;
  } | null;
};

export const PaymentMethodCardFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentMethodCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentMethod' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'mediaPaymentId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mediaPaymentDetail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'couponNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstSixDigits' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastFourDigits' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expirationMonth' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expirationYear' } },
          { kind: 'Field', name: { kind: 'Name', value: 'promotionId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finalAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currencyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'installments' } },
          { kind: 'Field', name: { kind: 'Name', value: 'authorizationCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'currencyConversionInfo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'conversionFactor' } },
                { kind: 'Field', name: { kind: 'Name', value: 'originalCurrency' } },
                { kind: 'Field', name: { kind: 'Name', value: 'destinationCurrency' } },
                { kind: 'Field', name: { kind: 'Name', value: 'originalAmount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'convertedAmount' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'gateway' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'batchNumber' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ticketNumber' } },
                { kind: 'Field', name: { kind: 'Name', value: 'transactionId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'statusDetail' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pptOwner' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PaymentMethodCardFragment, unknown>;
