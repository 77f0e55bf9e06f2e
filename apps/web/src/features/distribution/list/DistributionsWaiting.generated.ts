/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema-types.generated';

import { queryHook } from '@/shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DistributionsWaitingQueryVariables = Exact<{
  AUTHORIZATION_PENDING?: Types.DistributionFilter | null | undefined;
  ERROR?: Types.DistributionFilter | null | undefined;
}>;


export type DistributionsWaitingQuery = { AUTHORIZATION_PENDING: { __typename: 'DistributionPage', size: number } | null, ERROR: { __typename: 'DistributionPage', size: number } | null };


export const DistributionsWaitingDocument = {"__meta__":{"id":"725e2a00632e89f0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DistributionsWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"AUTHORIZATION_PENDING"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DistributionFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ERROR"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DistributionFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"AUTHORIZATION_PENDING"},"name":{"kind":"Name","value":"distributions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"AUTHORIZATION_PENDING"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"ERROR"},"name":{"kind":"Name","value":"distributions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ERROR"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}}]} as unknown as DocumentNode<DistributionsWaitingQuery, DistributionsWaitingQueryVariables>;
export const useDistributionsWaitingQuery = /* #__PURE__ */ queryHook(DistributionsWaitingDocument);