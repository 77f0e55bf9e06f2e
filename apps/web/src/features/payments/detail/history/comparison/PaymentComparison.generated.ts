/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../shared/apollo/schema-types.generated';

import { lazyQueryHook, queryHook } from '@/shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PaymentComparisonQueryVariables = Exact<{
  id: string;
  older: number;
  newer: number;
  withFees: boolean;
  withBatch: boolean;
  withNotifications: boolean;
}>;

export type PaymentComparisonQuery = {
  older: {
    __typename: 'Payment';
    id: string;
    version: number;
    lastModified: boolean;
    status: Types.PaymentStatus;
    statusCode: string;
    statusDetail: string | null;
    overdue: boolean;
    type: string | null;
    finalAmount: string;
    currencyId: string;
    externalTransactionId: string | null;
    reference: string | null;
    collectorId: string;
    requestDate: string;
    lastUpdateDate: string | null;
    dueDate: string | null;
    lastDueDate: string | null;
    processDate: string | null;
    rejectedDate: string | null;
    cancelDate: string | null;
    paidDate: string | null;
    payerDeferredDate: string | null;
    payerValidationDate: string | null;
    accreditationDate: string | null;
    reviewValidationDate: string | null;
    refundedDate: string | null;
    bySubscription: string | null;
    batchWithdrawal?: string | null;
    chargeDelay: string | null;
    rate: string | null;
    review: boolean | null;
    validation: boolean | null;
    notificationUrl: string | null;
    backUrl: string | null;
    metadata: unknown;
    payer: {
      __typename: 'PaymentPayer';
      name: string | null;
      id: string | null;
      email: string | null;
      externalReference: string | null;
      identification: { __typename: 'Identification'; type: string; number: string; country: string } | null;
    } | null;
    details: Array<{
      __typename: 'PaymentDetail';
      conceptId: string | null;
      conceptDescription: string | null;
      amount: string;
      externalReference: string | null;
    }>;
    paymentMethods: Array<{
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
    }>;
    refunds: Array<{
      __typename: 'Refund';
      id: string;
      status: string;
      statusDetail: string | null;
      type: string | null;
      amount: string;
      currencyId: string;
      transactionId: string | null;
      externalReference: string | null;
      reason: string | null;
      authorizationCode: string | null;
      ticketNumber: string | null;
      batchNumber: string | null;
      costAmount: string | null;
      requestDate: string | null;
      processDate: string | null;
      rejectedDate: string | null;
      approvedDate: string | null;
      lastUpdateDate: string | null;
    }>;
    feeDetails?: Array<{ __typename: 'PaymentFee'; type: string; description: string | null; amount: string }> | null;
    relateds: Array<{ __typename: 'RelatedPayment'; type: string; paymentId: string }>;
    presetActions: Array<{ __typename: 'PresetAction'; name: string; active: boolean }>;
    subscriptionRequests: Array<{
      __typename: 'SubscriptionRequest';
      statusCode: number;
      subscriptionId: string | null;
      message: string | null;
    }>;
    notifications?: Array<{
      __typename: 'PayerNotification';
      id: string;
      date: string;
      type: string | null;
      action: string | null;
    }> | null;
    collectorNotifications?: Array<{
      __typename: 'CollectorNotification';
      url: string;
      response: string | null;
      status: string;
      statusDetail: string | null;
      retryCount: number;
      originalRequest: unknown;
      lastRetry: string | null;
    }> | null;
    source: { __typename: 'Source'; id: string | null; name: string | null; type: string | null } | null;
  } | null;
  newer: {
    __typename: 'Payment';
    id: string;
    version: number;
    lastModified: boolean;
    status: Types.PaymentStatus;
    statusCode: string;
    statusDetail: string | null;
    overdue: boolean;
    type: string | null;
    finalAmount: string;
    currencyId: string;
    externalTransactionId: string | null;
    reference: string | null;
    collectorId: string;
    requestDate: string;
    lastUpdateDate: string | null;
    dueDate: string | null;
    lastDueDate: string | null;
    processDate: string | null;
    rejectedDate: string | null;
    cancelDate: string | null;
    paidDate: string | null;
    payerDeferredDate: string | null;
    payerValidationDate: string | null;
    accreditationDate: string | null;
    reviewValidationDate: string | null;
    refundedDate: string | null;
    bySubscription: string | null;
    batchWithdrawal?: string | null;
    chargeDelay: string | null;
    rate: string | null;
    review: boolean | null;
    validation: boolean | null;
    notificationUrl: string | null;
    backUrl: string | null;
    metadata: unknown;
    payer: {
      __typename: 'PaymentPayer';
      name: string | null;
      id: string | null;
      email: string | null;
      externalReference: string | null;
      identification: { __typename: 'Identification'; type: string; number: string; country: string } | null;
    } | null;
    details: Array<{
      __typename: 'PaymentDetail';
      conceptId: string | null;
      conceptDescription: string | null;
      amount: string;
      externalReference: string | null;
    }>;
    paymentMethods: Array<{
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
    }>;
    refunds: Array<{
      __typename: 'Refund';
      id: string;
      status: string;
      statusDetail: string | null;
      type: string | null;
      amount: string;
      currencyId: string;
      transactionId: string | null;
      externalReference: string | null;
      reason: string | null;
      authorizationCode: string | null;
      ticketNumber: string | null;
      batchNumber: string | null;
      costAmount: string | null;
      requestDate: string | null;
      processDate: string | null;
      rejectedDate: string | null;
      approvedDate: string | null;
      lastUpdateDate: string | null;
    }>;
    feeDetails?: Array<{ __typename: 'PaymentFee'; type: string; description: string | null; amount: string }> | null;
    relateds: Array<{ __typename: 'RelatedPayment'; type: string; paymentId: string }>;
    presetActions: Array<{ __typename: 'PresetAction'; name: string; active: boolean }>;
    subscriptionRequests: Array<{
      __typename: 'SubscriptionRequest';
      statusCode: number;
      subscriptionId: string | null;
      message: string | null;
    }>;
    notifications?: Array<{
      __typename: 'PayerNotification';
      id: string;
      date: string;
      type: string | null;
      action: string | null;
    }> | null;
    collectorNotifications?: Array<{
      __typename: 'CollectorNotification';
      url: string;
      response: string | null;
      status: string;
      statusDetail: string | null;
      retryCount: number;
      originalRequest: unknown;
      lastRetry: string | null;
    }> | null;
    source: { __typename: 'Source'; id: string | null; name: string | null; type: string | null } | null;
  } | null;
};

export type ComparedPaymentFragment = {
  __typename: 'Payment';
  id: string;
  version: number;
  lastModified: boolean;
  status: Types.PaymentStatus;
  statusCode: string;
  statusDetail: string | null;
  overdue: boolean;
  type: string | null;
  finalAmount: string;
  currencyId: string;
  externalTransactionId: string | null;
  reference: string | null;
  collectorId: string;
  requestDate: string;
  lastUpdateDate: string | null;
  dueDate: string | null;
  lastDueDate: string | null;
  processDate: string | null;
  rejectedDate: string | null;
  cancelDate: string | null;
  paidDate: string | null;
  payerDeferredDate: string | null;
  payerValidationDate: string | null;
  accreditationDate: string | null;
  reviewValidationDate: string | null;
  refundedDate: string | null;
  bySubscription: string | null;
  batchWithdrawal?: string | null;
  chargeDelay: string | null;
  rate: string | null;
  review: boolean | null;
  validation: boolean | null;
  notificationUrl: string | null;
  backUrl: string | null;
  metadata: unknown;
  payer: {
    __typename: 'PaymentPayer';
    name: string | null;
    id: string | null;
    email: string | null;
    externalReference: string | null;
    identification: { __typename: 'Identification'; type: string; number: string; country: string } | null;
  } | null;
  details: Array<{
    __typename: 'PaymentDetail';
    conceptId: string | null;
    conceptDescription: string | null;
    amount: string;
    externalReference: string | null;
  }>;
  paymentMethods: Array<{
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
  }>;
  refunds: Array<{
    __typename: 'Refund';
    id: string;
    status: string;
    statusDetail: string | null;
    type: string | null;
    amount: string;
    currencyId: string;
    transactionId: string | null;
    externalReference: string | null;
    reason: string | null;
    authorizationCode: string | null;
    ticketNumber: string | null;
    batchNumber: string | null;
    costAmount: string | null;
    requestDate: string | null;
    processDate: string | null;
    rejectedDate: string | null;
    approvedDate: string | null;
    lastUpdateDate: string | null;
  }>;
  feeDetails?: Array<{ __typename: 'PaymentFee'; type: string; description: string | null; amount: string }> | null;
  relateds: Array<{ __typename: 'RelatedPayment'; type: string; paymentId: string }>;
  presetActions: Array<{ __typename: 'PresetAction'; name: string; active: boolean }>;
  subscriptionRequests: Array<{
    __typename: 'SubscriptionRequest';
    statusCode: number;
    subscriptionId: string | null;
    message: string | null;
  }>;
  notifications?: Array<{
    __typename: 'PayerNotification';
    id: string;
    date: string;
    type: string | null;
    action: string | null;
  }> | null;
  collectorNotifications?: Array<{
    __typename: 'CollectorNotification';
    url: string;
    response: string | null;
    status: string;
    statusDetail: string | null;
    retryCount: number;
    originalRequest: unknown;
    lastRetry: string | null;
  }> | null;
  source: { __typename: 'Source'; id: string | null; name: string | null; type: string | null } | null;
};

export const ComparedPaymentFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ComparedPayment' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastModified' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentSummary' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentDates' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentConcepts' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentMethods' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentRefunds' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentFees' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentRelateds' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentPayer' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentBySubscription' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentBatch' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentConditions' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentMetadata' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentExtra' } },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
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
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentRefund' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Refund' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'statusDetail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currencyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'transactionId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'externalReference' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'authorizationCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ticketNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'batchNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'costAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requestDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'processDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rejectedDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'approvedDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastUpdateDate' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CollectorNotification' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CollectorNotification' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'response' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'statusDetail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'retryCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'originalRequest' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastRetry' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentSummary' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'statusCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'statusDetail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'overdue' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finalAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currencyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'externalTransactionId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reference' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'collectorId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'payer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'name' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentDates' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'requestDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastUpdateDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dueDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastDueDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'processDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rejectedDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'cancelDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paidDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'payerDeferredDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'payerValidationDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accreditationDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reviewValidationDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'refundedDate' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentConcepts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'currencyId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'details' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'conceptId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'conceptDescription' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'externalReference' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentMethods' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'paymentMethods' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentMethodCard' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentRefunds' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentRefund' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentFees' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'currencyId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'feeDetails' },
            directives: [
              {
                kind: 'Directive',
                name: { kind: 'Name', value: 'include' },
                arguments: [
                  {
                    kind: 'Argument',
                    name: { kind: 'Name', value: 'if' },
                    value: { kind: 'Variable', name: { kind: 'Name', value: 'withFees' } },
                  },
                ],
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentRelateds' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'relateds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: 'paymentId' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentPayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'payer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'externalReference' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'identification' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'country' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentBySubscription' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'bySubscription' } }],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentBatch' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'collectorId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'batchWithdrawal' },
            directives: [
              {
                kind: 'Directive',
                name: { kind: 'Name', value: 'include' },
                arguments: [
                  {
                    kind: 'Argument',
                    name: { kind: 'Name', value: 'if' },
                    value: { kind: 'Variable', name: { kind: 'Name', value: 'withBatch' } },
                  },
                ],
              },
            ],
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentConditions' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'currencyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'chargeDelay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'review' } },
          { kind: 'Field', name: { kind: 'Name', value: 'validation' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notificationUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'backUrl' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'presetActions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'active' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentMetadata' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'metadata' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subscriptionRequests' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'statusCode' } },
                { kind: 'Field', name: { kind: 'Name', value: 'subscriptionId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'message' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentExtra' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
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
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'collectorNotifications' },
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
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'CollectorNotification' } }],
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
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ComparedPaymentFragment, unknown>;
export const PaymentComparisonDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PaymentComparison' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'older' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'newer' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'withFees' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'withBatch' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } } },
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
            alias: { kind: 'Name', value: 'older' },
            name: { kind: 'Name', value: 'payment' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'version' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'older' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ComparedPayment' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'newer' },
            name: { kind: 'Name', value: 'payment' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'version' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'newer' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ComparedPayment' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentSummary' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'statusCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'statusDetail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'overdue' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finalAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currencyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'externalTransactionId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reference' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'collectorId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'payer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'name' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentDates' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'requestDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastUpdateDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dueDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastDueDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'processDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rejectedDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'cancelDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paidDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'payerDeferredDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'payerValidationDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accreditationDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reviewValidationDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'refundedDate' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentConcepts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'currencyId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'details' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'conceptId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'conceptDescription' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'externalReference' } },
              ],
            },
          },
        ],
      },
    },
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
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentMethods' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'paymentMethods' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentMethodCard' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentRefund' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Refund' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'statusDetail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currencyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'transactionId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'externalReference' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'authorizationCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ticketNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'batchNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'costAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requestDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'processDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rejectedDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'approvedDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastUpdateDate' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentRefunds' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refunds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentRefund' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentFees' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'currencyId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'feeDetails' },
            directives: [
              {
                kind: 'Directive',
                name: { kind: 'Name', value: 'include' },
                arguments: [
                  {
                    kind: 'Argument',
                    name: { kind: 'Name', value: 'if' },
                    value: { kind: 'Variable', name: { kind: 'Name', value: 'withFees' } },
                  },
                ],
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentRelateds' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'relateds' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: 'paymentId' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentPayer' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'payer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'externalReference' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'identification' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'country' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentBySubscription' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'bySubscription' } }],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentBatch' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'collectorId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'batchWithdrawal' },
            directives: [
              {
                kind: 'Directive',
                name: { kind: 'Name', value: 'include' },
                arguments: [
                  {
                    kind: 'Argument',
                    name: { kind: 'Name', value: 'if' },
                    value: { kind: 'Variable', name: { kind: 'Name', value: 'withBatch' } },
                  },
                ],
              },
            ],
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentConditions' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'currencyId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'chargeDelay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'review' } },
          { kind: 'Field', name: { kind: 'Name', value: 'validation' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notificationUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'backUrl' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'presetActions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'active' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentMetadata' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'metadata' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'subscriptionRequests' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'statusCode' } },
                { kind: 'Field', name: { kind: 'Name', value: 'subscriptionId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'message' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CollectorNotification' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CollectorNotification' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'response' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'statusDetail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'retryCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'originalRequest' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastRetry' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentExtra' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
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
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'collectorNotifications' },
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
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'CollectorNotification' } }],
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
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ComparedPayment' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastModified' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentSummary' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentDates' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentConcepts' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentMethods' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentRefunds' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentFees' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentRelateds' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentPayer' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentBySubscription' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentBatch' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentConditions' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentMetadata' } },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentExtra' } },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PaymentComparisonQuery, PaymentComparisonQueryVariables>;
export const usePaymentComparisonQuery = /* #__PURE__ */ queryHook(PaymentComparisonDocument);
export const usePaymentComparisonLazyQuery = /* #__PURE__ */ lazyQueryHook(PaymentComparisonDocument);
