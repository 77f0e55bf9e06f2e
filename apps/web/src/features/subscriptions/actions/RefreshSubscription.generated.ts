/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema-types.generated';

import { mutationHook } from '@/shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RefreshSubscriptionMutationVariables = Exact<{
  id: string;
}>;

export type RefreshSubscriptionMutation = {
  refreshSubscription: {
    __typename: 'SubscriptionPayload';
    subscription: {
      __typename: 'PaymentSubscription';
      id: string;
      version: number;
      lastModified: boolean;
      type: string;
      status: Types.SubscriptionStatus;
      statusCode: string;
      amount: string;
      currencyId: string;
      lastUpdateDate: string | null;
      requestDate: string;
      payer: { __typename: 'SubscriptionPayer'; name: string | null; email: string | null } | null;
      paymentMethod: {
        __typename: 'SubscriptionMethod';
        mediaPaymentId: number | null;
        lastFourDigits: string | null;
      } | null;
      availableActions: Array<{
        __typename: 'AvailableAction';
        name: string;
        allowed: boolean;
        reasonCode: string | null;
        reason: string | null;
      }>;
      detail: {
        __typename: 'SubscriptionDetail';
        conceptId: string | null;
        conceptDescription: string | null;
        externalReference: string | null;
      } | null;
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

export const RefreshSubscriptionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RefreshSubscription' },
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
            name: { kind: 'Name', value: 'refreshSubscription' },
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
                  name: { kind: 'Name', value: 'subscription' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionChanged' } },
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
      name: { kind: 'Name', value: 'SubscriptionForAction' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastModified' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'statusCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currencyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastUpdateDate' } },
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
            name: { kind: 'Name', value: 'paymentMethod' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'mediaPaymentId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastFourDigits' } },
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
      name: { kind: 'Name', value: 'SubscriptionRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastModified' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'statusCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requestDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currencyId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'detail' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'conceptId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'conceptDescription' } },
                { kind: 'Field', name: { kind: 'Name', value: 'externalReference' } },
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
            name: { kind: 'Name', value: 'paymentMethod' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'mediaPaymentId' } },
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
                    { kind: 'StringValue', value: 'updateAmountOfMany', block: false },
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
      name: { kind: 'Name', value: 'SubscriptionChanged' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionForAction' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionRow' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RefreshSubscriptionMutation, RefreshSubscriptionMutationVariables>;
export const useRefreshSubscriptionMutation = /* #__PURE__ */ mutationHook(RefreshSubscriptionDocument);
