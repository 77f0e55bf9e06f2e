/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema-types.generated';

import { lazyQueryHook, queryHook } from '@/shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SubscriptionDetailQueryVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  withNotifications: boolean;
}>;

export type SubscriptionDetailQuery = {
  subscription: {
    __typename: 'PaymentSubscription';
    id: string;
    version: number;
    lastModified: boolean;
    type: string;
    status: Types.SubscriptionStatus;
    statusCode: string;
    statusDetail: string | null;
    amount: string;
    currencyId: string;
    periods: number | null;
    recurrence: number | null;
    dueDay: number | null;
    createdPayments: number;
    collectorId: string;
    review: boolean | null;
    validation: boolean | null;
    notificationUrl: string | null;
    backUrl: string | null;
    returnUrl: string | null;
    requestDate: string;
    lastUpdateDate: string | null;
    cancelDate: string | null;
    subscribedDate: string | null;
    rejectedDate: string | null;
    reviewValidationDate: string | null;
    payerValidationDate: string | null;
    payerDeferredDate: string | null;
    startDate: string | null;
    finishedDate: string | null;
    metadata: unknown;
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
    paymentsPeriods: Array<{ __typename: 'PaymentPeriod'; period: string; paymentId: string | null }>;
    payer: { __typename: 'SubscriptionPayer'; name: string | null; email: string | null } | null;
    paymentMethod: {
      __typename: 'SubscriptionMethod';
      mediaPaymentId: number | null;
      lastFourDigits: string | null;
    } | null;
    notifications?: Array<{
      __typename: 'PayerNotification';
      id: string;
      date: string;
      type: string | null;
      action: string | null;
    }> | null;
    source: { __typename: 'Source'; id: string | null; name: string | null; type: string | null } | null;
  } | null;
};

export type SubscriptionPartsFragment = {
  __typename: 'PaymentSubscription';
  id: string;
  version: number;
  lastModified: boolean;
  type: string;
  status: Types.SubscriptionStatus;
  statusCode: string;
  statusDetail: string | null;
  amount: string;
  currencyId: string;
  periods: number | null;
  recurrence: number | null;
  dueDay: number | null;
  createdPayments: number;
  collectorId: string;
  review: boolean | null;
  validation: boolean | null;
  notificationUrl: string | null;
  backUrl: string | null;
  returnUrl: string | null;
  requestDate: string;
  lastUpdateDate: string | null;
  cancelDate: string | null;
  subscribedDate: string | null;
  rejectedDate: string | null;
  reviewValidationDate: string | null;
  payerValidationDate: string | null;
  payerDeferredDate: string | null;
  startDate: string | null;
  finishedDate: string | null;
  metadata: unknown;
  detail: {
    __typename: 'SubscriptionDetail';
    conceptId: string | null;
    conceptDescription: string | null;
    externalReference: string | null;
  } | null;
  paymentsPeriods: Array<{ __typename: 'PaymentPeriod'; period: string; paymentId: string | null }>;
  payer: { __typename: 'SubscriptionPayer'; name: string | null; email: string | null } | null;
  paymentMethod: {
    __typename: 'SubscriptionMethod';
    mediaPaymentId: number | null;
    lastFourDigits: string | null;
  } | null;
  notifications?: Array<{
    __typename: 'PayerNotification';
    id: string;
    date: string;
    type: string | null;
    action: string | null;
  }> | null;
  source: { __typename: 'Source'; id: string | null; name: string | null; type: string | null } | null;
};

export type SubscriptionSummaryFragment = {
  __typename: 'PaymentSubscription';
  id: string;
  version: number;
  type: string;
  status: Types.SubscriptionStatus;
  statusCode: string;
  statusDetail: string | null;
  amount: string;
  currencyId: string;
  periods: number | null;
  recurrence: number | null;
  dueDay: number | null;
  createdPayments: number;
  collectorId: string;
  detail: {
    __typename: 'SubscriptionDetail';
    conceptId: string | null;
    conceptDescription: string | null;
    externalReference: string | null;
  } | null;
};

export type SubscriptionConditionsFragment = {
  __typename: 'PaymentSubscription';
  review: boolean | null;
  validation: boolean | null;
  notificationUrl: string | null;
  backUrl: string | null;
  returnUrl: string | null;
};

export type SubscriptionDatesFragment = {
  __typename: 'PaymentSubscription';
  requestDate: string;
  lastUpdateDate: string | null;
  cancelDate: string | null;
  subscribedDate: string | null;
  rejectedDate: string | null;
  reviewValidationDate: string | null;
  payerValidationDate: string | null;
  payerDeferredDate: string | null;
  startDate: string | null;
  finishedDate: string | null;
};

export type SubscriptionPeriodsFragment = {
  __typename: 'PaymentSubscription';
  paymentsPeriods: Array<{ __typename: 'PaymentPeriod'; period: string; paymentId: string | null }>;
};

export type SubscriptionPartiesFragment = {
  __typename: 'PaymentSubscription';
  collectorId: string;
  payer: { __typename: 'SubscriptionPayer'; name: string | null; email: string | null } | null;
  paymentMethod: {
    __typename: 'SubscriptionMethod';
    mediaPaymentId: number | null;
    lastFourDigits: string | null;
  } | null;
};

export type SubscriptionExtraFragment = {
  __typename: 'PaymentSubscription';
  metadata: unknown;
  notifications?: Array<{
    __typename: 'PayerNotification';
    id: string;
    date: string;
    type: string | null;
    action: string | null;
  }> | null;
  source: { __typename: 'Source'; id: string | null; name: string | null; type: string | null } | null;
};

export const SubscriptionSummaryFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionSummary' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'statusCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'statusDetail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currencyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'periods' } },
          { kind: 'Field', name: { kind: 'Name', value: 'recurrence' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dueDay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdPayments' } },
          { kind: 'Field', name: { kind: 'Name', value: 'collectorId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'detail' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'conceptId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'conceptDescription' } },
                { kind: 'Field', name: { kind: 'Name', value: 'externalReference' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SubscriptionSummaryFragment, unknown>;
export const SubscriptionConditionsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionConditions' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'review' } },
          { kind: 'Field', name: { kind: 'Name', value: 'validation' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notificationUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'backUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'returnUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SubscriptionConditionsFragment, unknown>;
export const SubscriptionDatesFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionDates' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'requestDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastUpdateDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'cancelDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subscribedDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rejectedDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reviewValidationDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'payerValidationDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'payerDeferredDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finishedDate' } },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SubscriptionDatesFragment, unknown>;
export const SubscriptionPeriodsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionPeriods' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'paymentsPeriods' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'period' } },
                { kind: 'Field', name: { kind: 'Name', value: 'paymentId' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SubscriptionPeriodsFragment, unknown>;
export const SubscriptionPartiesFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionParties' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'collectorId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'payer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
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
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SubscriptionPartiesFragment, unknown>;
export const SubscriptionExtraFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionExtra' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'metadata' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'notifications' },
            directives: [
              {
                kind: 'Directive',
                name: { kind: 'Name', value: 'include' },
                arguments: [
                  {
                    kind: 'Argument',
                    name: { kind: 'Name', value: 'if' },
                    value: { kind: 'Variable', name: { kind: 'Name', value: 'withNotifications' } },
                  },
                ],
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: 'action' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'source' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SubscriptionExtraFragment, unknown>;
export const SubscriptionPartsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastModified' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionSummary' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionConditions' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionDates' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionPeriods' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionParties' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionExtra' } },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionSummary' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'statusCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'statusDetail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currencyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'periods' } },
          { kind: 'Field', name: { kind: 'Name', value: 'recurrence' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dueDay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdPayments' } },
          { kind: 'Field', name: { kind: 'Name', value: 'collectorId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'detail' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'conceptId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'conceptDescription' } },
                { kind: 'Field', name: { kind: 'Name', value: 'externalReference' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionConditions' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'review' } },
          { kind: 'Field', name: { kind: 'Name', value: 'validation' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notificationUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'backUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'returnUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionDates' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'requestDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastUpdateDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'cancelDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subscribedDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rejectedDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reviewValidationDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'payerValidationDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'payerDeferredDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finishedDate' } },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionPeriods' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'paymentsPeriods' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'period' } },
                { kind: 'Field', name: { kind: 'Name', value: 'paymentId' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionParties' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'collectorId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'payer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
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
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionExtra' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'metadata' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'notifications' },
            directives: [
              {
                kind: 'Directive',
                name: { kind: 'Name', value: 'include' },
                arguments: [
                  {
                    kind: 'Argument',
                    name: { kind: 'Name', value: 'if' },
                    value: { kind: 'Variable', name: { kind: 'Name', value: 'withNotifications' } },
                  },
                ],
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: 'action' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'source' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SubscriptionPartsFragment, unknown>;
export const SubscriptionDetailDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'SubscriptionDetail' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'withNotifications' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subscription' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'version' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionActions' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionParts' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionSummary' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'statusCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'statusDetail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currencyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'periods' } },
          { kind: 'Field', name: { kind: 'Name', value: 'recurrence' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dueDay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdPayments' } },
          { kind: 'Field', name: { kind: 'Name', value: 'collectorId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'detail' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'conceptId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'conceptDescription' } },
                { kind: 'Field', name: { kind: 'Name', value: 'externalReference' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionConditions' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'review' } },
          { kind: 'Field', name: { kind: 'Name', value: 'validation' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notificationUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'backUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'returnUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionDates' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'requestDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastUpdateDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'cancelDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subscribedDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rejectedDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reviewValidationDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'payerValidationDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'payerDeferredDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finishedDate' } },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionPeriods' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'paymentsPeriods' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'period' } },
                { kind: 'Field', name: { kind: 'Name', value: 'paymentId' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionParties' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'collectorId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'payer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
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
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionExtra' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'metadata' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'notifications' },
            directives: [
              {
                kind: 'Directive',
                name: { kind: 'Name', value: 'include' },
                arguments: [
                  {
                    kind: 'Argument',
                    name: { kind: 'Name', value: 'if' },
                    value: { kind: 'Variable', name: { kind: 'Name', value: 'withNotifications' } },
                  },
                ],
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: 'action' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'source' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionActions' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastModified' } },
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
      name: { kind: 'Name', value: 'SubscriptionParts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentSubscription' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastModified' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionSummary' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionConditions' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionDates' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionPeriods' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionParties' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionExtra' } },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SubscriptionDetailQuery, SubscriptionDetailQueryVariables>;
export const useSubscriptionDetailQuery = /* #__PURE__ */ queryHook(SubscriptionDetailDocument);
export const useSubscriptionDetailLazyQuery = /* #__PURE__ */ lazyQueryHook(SubscriptionDetailDocument);
