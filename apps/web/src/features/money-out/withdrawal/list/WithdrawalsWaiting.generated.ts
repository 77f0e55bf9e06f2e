/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../shared/apollo/schema-types.generated';

import { queryHook } from '@/shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WithdrawalsWaitingQueryVariables = Exact<{
  PENDING_AUTHORIZATION?: Types.WithdrawalFilter | null | undefined;
}>;


export type WithdrawalsWaitingQuery = { PENDING_AUTHORIZATION: { __typename: 'WithdrawalPage', size: number } | null };


export const WithdrawalsWaitingDocument = {"__meta__":{"id":"691182d5308eb5bf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WithdrawalsWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"PENDING_AUTHORIZATION"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawalFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"PENDING_AUTHORIZATION"},"name":{"kind":"Name","value":"withdrawals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"PENDING_AUTHORIZATION"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}}]} as unknown as DocumentNode<WithdrawalsWaitingQuery, WithdrawalsWaitingQueryVariables>;
export const useWithdrawalsWaitingQuery = /* #__PURE__ */ queryHook(WithdrawalsWaitingDocument);