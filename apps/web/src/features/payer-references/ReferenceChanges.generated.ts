/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema-types.generated';

import { mutationHook } from '@/shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CreatePayerReferenceMutationVariables = Exact<{
  collectorId: string;
  reference: Types.PayerReferenceInput;
  once: Types.OnceInput;
}>;

export type CreatePayerReferenceMutation = {
  payload: {
    __typename: 'PayerReferencePayload';
    error: {
      __typename: 'ChangeError';
      code: Types.ChangeErrorCode;
      message: string;
      extendedCode: string | null;
      requestId: string;
      fields: Array<{ __typename: 'FieldError'; name: string; message: string }>;
    } | null;
  };
};

export type UpdatePayerReferenceMutationVariables = Exact<{
  id: string;
  reference: Types.PayerReferenceInput;
  once: Types.OnceInput;
}>;

export type UpdatePayerReferenceMutation = {
  payload: {
    __typename: 'PayerReferencePayload';
    error: {
      __typename: 'ChangeError';
      code: Types.ChangeErrorCode;
      message: string;
      extendedCode: string | null;
      requestId: string;
      fields: Array<{ __typename: 'FieldError'; name: string; message: string }>;
    } | null;
  };
};

export type DeletePayerReferenceMutationVariables = Exact<{
  id: string;
  once: Types.OnceInput;
}>;

export type DeletePayerReferenceMutation = {
  payload: {
    __typename: 'DeletePayerReferencesPayload';
    deleted: number;
    error: {
      __typename: 'ChangeError';
      code: Types.ChangeErrorCode;
      message: string;
      extendedCode: string | null;
      requestId: string;
      fields: Array<{ __typename: 'FieldError'; name: string; message: string }>;
    } | null;
  };
};

export type DeletePayerReferencesByCollectorMutationVariables = Exact<{
  collectorId: string;
  expectedSize: number;
  once: Types.OnceInput;
}>;

export type DeletePayerReferencesByCollectorMutation = {
  payload: {
    __typename: 'DeletePayerReferencesPayload';
    deleted: number;
    error: {
      __typename: 'ChangeError';
      code: Types.ChangeErrorCode;
      message: string;
      extendedCode: string | null;
      requestId: string;
      fields: Array<{ __typename: 'FieldError'; name: string; message: string }>;
    } | null;
  };
};

export const CreatePayerReferenceDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CreatePayerReference' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'collectorId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'reference' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'PayerReferenceInput' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'once' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'OnceInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'payload' },
            name: { kind: 'Name', value: 'createPayerReference' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'collectorId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'collectorId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'reference' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'reference' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'once' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'once' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'error' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ChangeRefusal' } },
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ChangeRefusal' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ChangeError' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          { kind: 'Field', name: { kind: 'Name', value: 'extendedCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requestId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fields' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'message' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CreatePayerReferenceMutation, CreatePayerReferenceMutationVariables>;
export const UpdatePayerReferenceDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdatePayerReference' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'reference' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'PayerReferenceInput' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'once' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'OnceInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'payload' },
            name: { kind: 'Name', value: 'updatePayerReference' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'reference' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'reference' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'once' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'once' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'error' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ChangeRefusal' } },
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ChangeRefusal' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ChangeError' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          { kind: 'Field', name: { kind: 'Name', value: 'extendedCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requestId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fields' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'message' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdatePayerReferenceMutation, UpdatePayerReferenceMutationVariables>;
export const DeletePayerReferenceDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeletePayerReference' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'once' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'OnceInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'payload' },
            name: { kind: 'Name', value: 'deletePayerReference' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'once' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'once' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'deleted' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'error' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ChangeRefusal' } },
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ChangeRefusal' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ChangeError' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          { kind: 'Field', name: { kind: 'Name', value: 'extendedCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requestId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fields' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'message' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeletePayerReferenceMutation, DeletePayerReferenceMutationVariables>;
export const DeletePayerReferencesByCollectorDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeletePayerReferencesByCollector' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'collectorId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'expectedSize' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'once' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'OnceInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'payload' },
            name: { kind: 'Name', value: 'deletePayerReferencesByCollector' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'collectorId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'collectorId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'expectedSize' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'expectedSize' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'once' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'once' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'deleted' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'error' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ChangeRefusal' } },
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ChangeRefusal' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ChangeError' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'message' } },
          { kind: 'Field', name: { kind: 'Name', value: 'extendedCode' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requestId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fields' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'message' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  DeletePayerReferencesByCollectorMutation,
  DeletePayerReferencesByCollectorMutationVariables
>;
export const useCreatePayerReferenceMutation = /* #__PURE__ */ mutationHook(CreatePayerReferenceDocument);
export const useUpdatePayerReferenceMutation = /* #__PURE__ */ mutationHook(UpdatePayerReferenceDocument);
export const useDeletePayerReferenceMutation = /* #__PURE__ */ mutationHook(DeletePayerReferenceDocument);
export const useDeletePayerReferencesByCollectorMutation = /* #__PURE__ */ mutationHook(
  DeletePayerReferencesByCollectorDocument,
);
