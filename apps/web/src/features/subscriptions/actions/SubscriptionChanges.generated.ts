/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema-types.generated';

import { mutationHook } from '@/shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SubscriptionOutcomeFragment = {
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
  error: {
    __typename: 'ChangeError';
    code: Types.ChangeErrorCode;
    message: string;
    extendedCode: string | null;
    requestId: string;
    fields: Array<{ __typename: 'FieldError'; name: string; message: string }>;
  } | null;
};

export type NotificationOutcomeFragment = {
  __typename: 'SendNotificationPayload';
  notificationId: string | null;
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
  error: {
    __typename: 'ChangeError';
    code: Types.ChangeErrorCode;
    message: string;
    extendedCode: string | null;
    requestId: string;
    fields: Array<{ __typename: 'FieldError'; name: string; message: string }>;
  } | null;
};

export type CancelSubscriptionMutationVariables = Exact<{
  id: string;
  reason: string;
  change: Types.ChangeInput;
}>;

export type CancelSubscriptionMutation = {
  payload: {
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
    error: {
      __typename: 'ChangeError';
      code: Types.ChangeErrorCode;
      message: string;
      extendedCode: string | null;
      requestId: string;
      fields: Array<{ __typename: 'FieldError'; name: string; message: string }>;
    } | null;
  };
};

export type UpdateSubscriptionMethodMutationVariables = Exact<{
  id: string;
  method: Types.PaymentMethodInput;
  change: Types.ChangeInput;
}>;

export type UpdateSubscriptionMethodMutation = {
  payload: {
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
    error: {
      __typename: 'ChangeError';
      code: Types.ChangeErrorCode;
      message: string;
      extendedCode: string | null;
      requestId: string;
      fields: Array<{ __typename: 'FieldError'; name: string; message: string }>;
    } | null;
  };
};

export type UpdateSubscriptionAmountMutationVariables = Exact<{
  id: string;
  amount: string;
  change: Types.ChangeInput;
}>;

export type UpdateSubscriptionAmountMutation = {
  payload: {
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
    error: {
      __typename: 'ChangeError';
      code: Types.ChangeErrorCode;
      message: string;
      extendedCode: string | null;
      requestId: string;
      fields: Array<{ __typename: 'FieldError'; name: string; message: string }>;
    } | null;
  };
};

export type DeleteSubscriptionPaymentMethodMutationVariables = Exact<{
  id: string;
  change: Types.ChangeInput;
}>;

export type DeleteSubscriptionPaymentMethodMutation = {
  payload: {
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
    error: {
      __typename: 'ChangeError';
      code: Types.ChangeErrorCode;
      message: string;
      extendedCode: string | null;
      requestId: string;
      fields: Array<{ __typename: 'FieldError'; name: string; message: string }>;
    } | null;
  };
};

export type SendNotificationMutationVariables = Exact<{
  id: string;
  action: Types.NotificationAction;
  to: string;
  change: Types.ChangeInput;
}>;

export type SendNotificationMutation = {
  payload: {
    __typename: 'SendNotificationPayload';
    notificationId: string | null;
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
    error: {
      __typename: 'ChangeError';
      code: Types.ChangeErrorCode;
      message: string;
      extendedCode: string | null;
      requestId: string;
      fields: Array<{ __typename: 'FieldError'; name: string; message: string }>;
    } | null;
  };
};

export const SubscriptionOutcomeFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionOutcome' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubscriptionPayload' } },
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'error' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ChangeRefusal' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ChangeRefusal' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ChangeError' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          { kind: 'Field', name: { kind: 'Name', value: 'extendedCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requestId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fields' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'message' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SubscriptionOutcomeFragment, unknown>;
export const NotificationOutcomeFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NotificationOutcome' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SendNotificationPayload' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'notificationId' } },
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'error' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ChangeRefusal' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ChangeRefusal' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ChangeError' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          { kind: 'Field', name: { kind: 'Name', value: 'extendedCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requestId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fields' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'message' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<NotificationOutcomeFragment, unknown>;
export const CancelSubscriptionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CancelSubscription' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'reason' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'change' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ChangeInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'payload' },
            name: { kind: 'Name', value: 'cancelSubscription' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'reason' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'reason' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'change' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'change' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionOutcome' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ChangeRefusal' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ChangeError' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          { kind: 'Field', name: { kind: 'Name', value: 'extendedCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requestId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fields' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'message' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionOutcome' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubscriptionPayload' } },
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'error' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ChangeRefusal' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CancelSubscriptionMutation, CancelSubscriptionMutationVariables>;
export const UpdateSubscriptionMethodDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateSubscriptionMethod' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'method' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'PaymentMethodInput' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'change' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ChangeInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'payload' },
            name: { kind: 'Name', value: 'updateSubscriptionMethod' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'method' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'method' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'change' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'change' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionOutcome' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ChangeRefusal' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ChangeError' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          { kind: 'Field', name: { kind: 'Name', value: 'extendedCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requestId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fields' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'message' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionOutcome' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubscriptionPayload' } },
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'error' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ChangeRefusal' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateSubscriptionMethodMutation, UpdateSubscriptionMethodMutationVariables>;
export const UpdateSubscriptionAmountDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateSubscriptionAmount' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'amount' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Decimal' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'change' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ChangeInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'payload' },
            name: { kind: 'Name', value: 'updateSubscriptionAmount' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'amount' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'amount' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'change' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'change' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionOutcome' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ChangeRefusal' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ChangeError' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          { kind: 'Field', name: { kind: 'Name', value: 'extendedCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requestId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fields' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'message' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionOutcome' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubscriptionPayload' } },
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'error' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ChangeRefusal' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateSubscriptionAmountMutation, UpdateSubscriptionAmountMutationVariables>;
export const DeleteSubscriptionPaymentMethodDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteSubscriptionPaymentMethod' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'change' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ChangeInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'payload' },
            name: { kind: 'Name', value: 'deleteSubscriptionPaymentMethod' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'change' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'change' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SubscriptionOutcome' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ChangeRefusal' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ChangeError' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          { kind: 'Field', name: { kind: 'Name', value: 'extendedCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requestId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fields' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'message' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SubscriptionOutcome' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SubscriptionPayload' } },
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'error' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ChangeRefusal' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteSubscriptionPaymentMethodMutation, DeleteSubscriptionPaymentMethodMutationVariables>;
export const SendNotificationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SendNotification' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'action' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'NotificationAction' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'to' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'change' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ChangeInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'payload' },
            name: { kind: 'Name', value: 'sendNotification' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'subscriptionId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'action' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'action' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'to' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'to' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'change' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'change' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'NotificationOutcome' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ChangeRefusal' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ChangeError' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          { kind: 'Field', name: { kind: 'Name', value: 'extendedCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requestId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fields' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'message' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NotificationOutcome' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SendNotificationPayload' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'notificationId' } },
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
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'error' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ChangeRefusal' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SendNotificationMutation, SendNotificationMutationVariables>;
export const useCancelSubscriptionMutation = /* #__PURE__ */ mutationHook(CancelSubscriptionDocument);
export const useUpdateSubscriptionMethodMutation = /* #__PURE__ */ mutationHook(UpdateSubscriptionMethodDocument);
export const useUpdateSubscriptionAmountMutation = /* #__PURE__ */ mutationHook(UpdateSubscriptionAmountDocument);
export const useDeleteSubscriptionPaymentMethodMutation = /* #__PURE__ */ mutationHook(
  DeleteSubscriptionPaymentMethodDocument,
);
export const useSendNotificationMutation = /* #__PURE__ */ mutationHook(SendNotificationDocument);
