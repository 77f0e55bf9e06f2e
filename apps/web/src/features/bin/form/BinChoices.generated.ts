/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema-types.generated';

import { queryHook } from '@/shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BinBrandsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type BinBrandsQuery = { choices: { __typename: 'BinChoicePage', size: number, rows: Array<{ __typename: 'BinChoice', id: string, description: string }> } | null };

export type BinTypesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type BinTypesQuery = { choices: { __typename: 'BinChoicePage', size: number, rows: Array<{ __typename: 'BinChoice', id: string, description: string }> } | null };

export type BinSubtypesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type BinSubtypesQuery = { choices: { __typename: 'BinChoicePage', size: number, rows: Array<{ __typename: 'BinChoice', id: string, description: string }> } | null };

export type BinIssuersQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type BinIssuersQuery = { choices: { __typename: 'BinChoicePage', size: number, rows: Array<{ __typename: 'BinChoice', id: string, description: string }> } | null };


export const BinBrandsDocument = {"__meta__":{"id":"197ef520e8456e8a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BinBrands"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"choices"},"name":{"kind":"Name","value":"binBrands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}}]} as unknown as DocumentNode<BinBrandsQuery, BinBrandsQueryVariables>;
export const BinTypesDocument = {"__meta__":{"id":"d3d6cdd5f57571ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BinTypes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"choices"},"name":{"kind":"Name","value":"binTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}}]} as unknown as DocumentNode<BinTypesQuery, BinTypesQueryVariables>;
export const BinSubtypesDocument = {"__meta__":{"id":"a1e7011135760426"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BinSubtypes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"choices"},"name":{"kind":"Name","value":"binSubtypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}}]} as unknown as DocumentNode<BinSubtypesQuery, BinSubtypesQueryVariables>;
export const BinIssuersDocument = {"__meta__":{"id":"61ecaafc0c6bdff9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BinIssuers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"choices"},"name":{"kind":"Name","value":"binIssuers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}}]} as unknown as DocumentNode<BinIssuersQuery, BinIssuersQueryVariables>;
export const useBinBrandsQuery = /* #__PURE__ */ queryHook(BinBrandsDocument);
export const useBinTypesQuery = /* #__PURE__ */ queryHook(BinTypesDocument);
export const useBinSubtypesQuery = /* #__PURE__ */ queryHook(BinSubtypesDocument);
export const useBinIssuersQuery = /* #__PURE__ */ queryHook(BinIssuersDocument);