/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema-types.generated';

import { queryHook } from '@/shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReportsWaitingQueryVariables = Exact<{
  PENDING_APPROVAL?: Types.SoftwareProviderReportFilter | null | undefined;
}>;


export type ReportsWaitingQuery = { PENDING_APPROVAL: { __typename: 'SoftwareProviderReportPage', size: number } | null };


export const ReportsWaitingDocument = {"__meta__":{"id":"45f94bb2e0b33f7b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportsWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"PENDING_APPROVAL"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SoftwareProviderReportFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"PENDING_APPROVAL"},"name":{"kind":"Name","value":"softwareProviderReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"PENDING_APPROVAL"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}}]} as unknown as DocumentNode<ReportsWaitingQuery, ReportsWaitingQueryVariables>;
export const useReportsWaitingQuery = /* #__PURE__ */ queryHook(ReportsWaitingDocument);