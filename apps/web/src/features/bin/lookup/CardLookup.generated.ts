/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema-types.generated';

import { lazyQueryHook, queryHook } from '@/shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BinOfCardQueryVariables = Exact<{
  id: string;
}>;


export type BinOfCardQuery = { bin: { __typename: 'Bin', id: string, country: string | null, paymentMethodCode: number, paymentMethodName: string | null, accreditationDay: number, uses: number, brand: { __typename: 'BinChoice', id: string, description: string }, cardType: { __typename: 'BinChoice', id: string, description: string }, subtype: { __typename: 'BinChoice', id: string, description: string } | null, issuer: { __typename: 'BinChoice', id: string, description: string } | null } | null };


export const BinOfCardDocument = {"__meta__":{"id":"ddeb96940278a703"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BinOfCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BinRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BinRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cardType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subtype"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"issuer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethodCode"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethodName"}},{"kind":"Field","name":{"kind":"Name","value":"accreditationDay"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}}]}}]} as unknown as DocumentNode<BinOfCardQuery, BinOfCardQueryVariables>;
export const useBinOfCardQuery = /* #__PURE__ */ queryHook(BinOfCardDocument);
export const useBinOfCardLazyQuery = /* #__PURE__ */ lazyQueryHook(BinOfCardDocument);