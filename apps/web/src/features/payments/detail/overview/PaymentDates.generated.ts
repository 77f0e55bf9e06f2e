/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../shared/apollo/schema-types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PaymentDatesFragment = {
  __typename: 'Payment';
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
};

export const PaymentDatesFragmentDoc = {
  kind: 'Document',
  definitions: [
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
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PaymentDatesFragment, unknown>;
