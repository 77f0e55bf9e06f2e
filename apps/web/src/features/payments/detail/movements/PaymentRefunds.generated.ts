/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../shared/apollo/schema-types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PaymentRefundsFragment = {
  __typename: 'Payment';
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
};

export type PaymentRefundFragment = {
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
};

export const PaymentRefundFragmentDoc = {
  kind: 'Document',
  definitions: [
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
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PaymentRefundFragment, unknown>;
export const PaymentRefundsFragmentDoc = {
  kind: 'Document',
  definitions: [
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
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentRefund' } },
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
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PaymentRefundsFragment, unknown>;
