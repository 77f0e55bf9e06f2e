/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../shared/apollo/schema-types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PaymentConditionsFragment = {
  __typename: 'Payment';
  currencyId: string;
  chargeDelay: string | null;
  rate: string | null;
  review: boolean | null;
  validation: boolean | null;
  notificationUrl: string | null;
  backUrl: string | null;
  presetActions: Array<{ __typename: 'PresetAction'; name: string; active: boolean }>;
};

export const PaymentConditionsFragmentDoc = {
  kind: 'Document',
  definitions: [
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
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PaymentConditionsFragment, unknown>;
