/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema-types.generated';

import { queryHook } from '@/shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CollectorOfEntityQueryVariables = Exact<{
  id: string;
}>;


export type CollectorOfEntityQuery = { collector: { __typename: 'Collector', id: string, name: string, checkoutVersion: string | null, matchImport: Types.MatchImport | null, matchImportCode: string | null, withdrawalStrategy: Types.WithdrawalStrategy | null, withdrawalStrategyCode: string | null } | null };


export const CollectorOfEntityDocument = {"__meta__":{"id":"1a962a269fe349b2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CollectorOfEntity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"collector"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"checkoutVersion"}},{"kind":"Field","name":{"kind":"Name","value":"matchImport"}},{"kind":"Field","name":{"kind":"Name","value":"matchImportCode"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalStrategy"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalStrategyCode"}}]}}]}}]} as unknown as DocumentNode<CollectorOfEntityQuery, CollectorOfEntityQueryVariables>;
export const useCollectorOfEntityQuery = /* #__PURE__ */ queryHook(CollectorOfEntityDocument);