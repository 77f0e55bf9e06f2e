/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema-types.generated';

import { queryHook } from '@/shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DestinationPartsFragment = { __typename: 'Destination', account: string, kind: Types.DestinationKind, bank: string | null, isValid: boolean, holder: string | null, changedDate: string | null };

export type CollectorsMoneyQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type CollectorsMoneyQuery = { collectors: { __typename: 'CollectorPage', rows: Array<{ __typename: 'Collector', id: string, balance: { __typename: 'CollectorBalance', availableAmount: string, currencyId: string } | null }> } | null };

export const DestinationPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DestinationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Destination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"changedDate"}}]}}]} as unknown as DocumentNode<DestinationPartsFragment, unknown>;
export const CollectorsMoneyDocument = {"__meta__":{"id":"6d808e1e04583d2f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CollectorsMoney"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collectors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availableAmount"}},{"kind":"Field","name":{"kind":"Name","value":"currencyId"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CollectorsMoneyQuery, CollectorsMoneyQueryVariables>;
export const useCollectorsMoneyQuery = /* #__PURE__ */ queryHook(CollectorsMoneyDocument);