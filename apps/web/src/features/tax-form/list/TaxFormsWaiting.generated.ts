/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema-types.generated';

import { queryHook } from '@/shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TaxFormsWaitingQueryVariables = Exact<{
  CREATED?: Types.TaxFormFilter | null | undefined;
}>;


export type TaxFormsWaitingQuery = { CREATED: { __typename: 'TaxFormPage', size: number } | null };


export const TaxFormsWaitingDocument = {"__meta__":{"id":"fc79c7e1588d28f1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaxFormsWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"CREATED"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TaxFormFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"CREATED"},"name":{"kind":"Name","value":"taxForms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"CREATED"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}}]} as unknown as DocumentNode<TaxFormsWaitingQuery, TaxFormsWaitingQueryVariables>;
export const useTaxFormsWaitingQuery = /* #__PURE__ */ queryHook(TaxFormsWaitingDocument);