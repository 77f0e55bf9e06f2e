/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../shared/apollo/schema-types.generated';

import { lazyQueryHook, mutationHook, queryHook } from '@/shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AddCollectorConfigurationMutationVariables = Exact<{
  collectorId: string;
  variableId: string;
  value: string;
  once: Types.OnceInput;
}>;

export type AddCollectorConfigurationMutation = {
  payload: {
    __typename: 'CollectorConfigurationPayload';
    configuration: {
      __typename: 'CollectorConfiguration';
      id: string;
      value: string;
      deleteDate: string | null;
      variable: { __typename: 'ConfigurationVariable'; id: string; code: string; name: string };
    } | null;
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

export type DisableCollectorConfigurationMutationVariables = Exact<{
  id: string;
  once: Types.OnceInput;
}>;

export type DisableCollectorConfigurationMutation = {
  payload: {
    __typename: 'CollectorConfigurationPayload';
    configuration: {
      __typename: 'CollectorConfiguration';
      id: string;
      value: string;
      deleteDate: string | null;
      variable: { __typename: 'ConfigurationVariable'; id: string; code: string; name: string };
    } | null;
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

export type ConfigurationOutcomeFragment = {
  __typename: 'CollectorConfigurationPayload';
  configuration: {
    __typename: 'CollectorConfiguration';
    id: string;
    value: string;
    deleteDate: string | null;
    variable: { __typename: 'ConfigurationVariable'; id: string; code: string; name: string };
  } | null;
  error: {
    __typename: 'ChangeError';
    code: Types.ChangeErrorCode;
    message: string;
    extendedCode: string | null;
    requestId: string;
    fields: Array<{ __typename: 'FieldError'; name: string; message: string }>;
  } | null;
};

export type ConfigurationVariablesQueryVariables = Exact<{ [key: string]: never }>;

export type ConfigurationVariablesQuery = {
  configurationVariables: Array<{ __typename: 'ConfigurationVariable'; id: string; code: string; name: string }>;
};

export const ConfigurationOutcomeFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ConfigurationOutcome' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CollectorConfigurationPayload' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'configuration' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ConfigurationEntry' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ConfigurationEntry' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CollectorConfiguration' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'value' } },
          { kind: 'Field', name: { kind: 'Name', value: 'deleteDate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'variable' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
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
} as unknown as DocumentNode<ConfigurationOutcomeFragment, unknown>;
export const AddCollectorConfigurationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AddCollectorConfiguration' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'collectorId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'variableId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'value' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
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
            name: { kind: 'Name', value: 'addCollectorConfiguration' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'collectorId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'collectorId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'variableId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'variableId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'value' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'value' } },
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
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ConfigurationOutcome' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ConfigurationEntry' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CollectorConfiguration' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'value' } },
          { kind: 'Field', name: { kind: 'Name', value: 'deleteDate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'variable' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ConfigurationOutcome' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CollectorConfigurationPayload' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'configuration' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ConfigurationEntry' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
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
} as unknown as DocumentNode<AddCollectorConfigurationMutation, AddCollectorConfigurationMutationVariables>;
export const DisableCollectorConfigurationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DisableCollectorConfiguration' },
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
            name: { kind: 'Name', value: 'disableCollectorConfiguration' },
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
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ConfigurationOutcome' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ConfigurationEntry' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CollectorConfiguration' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'value' } },
          { kind: 'Field', name: { kind: 'Name', value: 'deleteDate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'variable' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ConfigurationOutcome' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'CollectorConfigurationPayload' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'configuration' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ConfigurationEntry' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
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
} as unknown as DocumentNode<DisableCollectorConfigurationMutation, DisableCollectorConfigurationMutationVariables>;
export const ConfigurationVariablesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ConfigurationVariables' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'configurationVariables' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ConfigurationVariablesQuery, ConfigurationVariablesQueryVariables>;
export const useAddCollectorConfigurationMutation = /* #__PURE__ */ mutationHook(AddCollectorConfigurationDocument);
export const useDisableCollectorConfigurationMutation = /* #__PURE__ */ mutationHook(
  DisableCollectorConfigurationDocument,
);
export const useConfigurationVariablesQuery = /* #__PURE__ */ queryHook(ConfigurationVariablesDocument);
export const useConfigurationVariablesLazyQuery = /* #__PURE__ */ lazyQueryHook(ConfigurationVariablesDocument);
