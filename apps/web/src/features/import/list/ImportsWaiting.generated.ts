/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema-types.generated';

import { queryHook } from '@/shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ImportsWaitingQueryVariables = Exact<{
  PENDING_APPROVED?: Types.ImportFilter | null | undefined;
}>;


export type ImportsWaitingQuery = { PENDING_APPROVED: { __typename: 'ImportPage', size: number } | null };


export const ImportsWaitingDocument = {"__meta__":{"id":"4c3f6f97cb4f4e84"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportsWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"PENDING_APPROVED"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"PENDING_APPROVED"},"name":{"kind":"Name","value":"imports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"PENDING_APPROVED"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}}]} as unknown as DocumentNode<ImportsWaitingQuery, ImportsWaitingQueryVariables>;
export const useImportsWaitingQuery = /* #__PURE__ */ queryHook(ImportsWaitingDocument);