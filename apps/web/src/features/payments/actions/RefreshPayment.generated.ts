/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema-types.generated';

import { mutationHook } from '@/shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RefreshPaymentMutationVariables = Exact<{
  id: string;
}>;

export type RefreshPaymentMutation = {
  refreshPayment: {
    __typename: 'PaymentPayload';
    payment: {
      __typename: 'Payment';
      id: string;
      version: number;
      lastModified: boolean;
      status: Types.PaymentStatus;
      statusCode: string;
      overdue: boolean;
      cardExpired: boolean;
      finalAmount: string;
      currencyId: string;
      refundableAmount: string;
      lastUpdateDate: string | null;
      notificationUrl: string | null;
      requestDate: string;
      externalTransactionId: string | null;
      payer: { __typename: 'PaymentPayer'; name: string | null; email: string | null } | null;
      paymentMethods: Array<{
        __typename: 'PaymentMethod';
        mediaPaymentId: number | null;
        mediaPaymentDetail: string | null;
        firstSixDigits: string | null;
        lastFourDigits: string | null;
        finalAmount: string;
        currencyId: string;
        gateway: { __typename: 'PaymentMethodGateway'; status: string | null } | null;
      }>;
      availableActions: Array<{ __typename: 'AvailableAction'; name: string; allowed: boolean; reason: string | null }>;
      details: Array<{ __typename: 'PaymentDetail'; conceptId: string | null; conceptDescription: string | null }>;
      bulkActions: Array<{
        __typename: 'AvailableAction';
        name: string;
        allowed: boolean;
        reasonCode: string | null;
        reason: string | null;
      }>;
    } | null;
  };
};

export const RefreshPaymentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RefreshPayment' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refreshPayment' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'payment' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentChanged' } },
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentForAction' },
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
          { kind: 'Field', name: { kind: 'Name', value: 'cardExpired' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finalAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currencyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'refundableAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastUpdateDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notificationUrl' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'firstSixDigits' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastFourDigits' } },
                { kind: 'Field', name: { kind: 'Name', value: 'finalAmount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currencyId' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'gateway' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'status' } }],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'availableActions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'allowed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentChanged' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentForAction' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentRow' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RefreshPaymentMutation, RefreshPaymentMutationVariables>;
export const useRefreshPaymentMutation = /* #__PURE__ */ mutationHook(RefreshPaymentDocument);
