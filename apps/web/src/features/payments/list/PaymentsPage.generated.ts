/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema-types.generated';

import { lazyQueryHook, queryHook } from '@/shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PaymentsPageQueryVariables = Exact<{
  filter?: Types.PaymentFilter | null | undefined;
  page: number;
  limit: number;
  sorts?: Array<Types.PaymentSort> | Types.PaymentSort | null | undefined;
}>;

export type PaymentsPageQuery = {
  payments: {
    __typename: 'PaymentPage';
    size: number;
    rows: Array<{
      __typename: 'Payment';
      id: string;
      version: number;
      lastModified: boolean;
      status: Types.PaymentStatus;
      statusCode: string;
      overdue: boolean;
      requestDate: string;
      externalTransactionId: string | null;
      finalAmount: string;
      currencyId: string;
      details: Array<{ __typename: 'PaymentDetail'; conceptId: string | null; conceptDescription: string | null }>;
      payer: { __typename: 'PaymentPayer'; name: string | null; email: string | null } | null;
      paymentMethods: Array<{
        __typename: 'PaymentMethod';
        mediaPaymentId: number | null;
        mediaPaymentDetail: string | null;
        lastFourDigits: string | null;
      }>;
      bulkActions: Array<{
        __typename: 'AvailableAction';
        name: string;
        allowed: boolean;
        reasonCode: string | null;
        reason: string | null;
      }>;
    }>;
  };
};

export const PaymentsPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PaymentsPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentFilter' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'limit' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sorts' } },
          type: {
            kind: 'ListType',
            type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSort' } } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'payments' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'limit' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'limit' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sorts' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sorts' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'rows' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentRow' } },
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'size' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastModified' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'statusCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'overdue' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requestDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'externalTransactionId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finalAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currencyId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'details' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'conceptId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'conceptDescription' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'payer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'paymentMethods' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'mediaPaymentId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'mediaPaymentDetail' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastFourDigits' } },
              ],
            },
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'bulkActions' },
            name: { kind: 'Name', value: 'availableActions' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'names' },
                value: {
                  kind: 'ListValue',
                  values: [
                    { kind: 'StringValue', value: 'cancel', block: false },
                    { kind: 'StringValue', value: 'updatePaymentMethod', block: false },
                    { kind: 'StringValue', value: 'cancelObjection', block: false },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'allowed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reasonCode' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PaymentsPageQuery, PaymentsPageQueryVariables>;
export const usePaymentsPageQuery = /* #__PURE__ */ queryHook(PaymentsPageDocument);
export const usePaymentsPageLazyQuery = /* #__PURE__ */ lazyQueryHook(PaymentsPageDocument);
