// graphql-codegen plugin: generates the registered operations of the application for the gateway, `{ id: text }`. The
// application reads the id in its own document (`__meta__`), which is in the chunk that runs it.
import { createHash } from 'node:crypto';
import { Kind, print, stripIgnoredCharacters, visit } from 'graphql';

/** @type {import('graphql').FieldNode} */
const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** @typedef {import('graphql').DefinitionNode} DefinitionNode */
/** @typedef {import('graphql').FragmentDefinitionNode} FragmentDefinitionNode */

/**
 * Returns the names of the fragments that a definition uses, directly or through other fragments.
 * @param {DefinitionNode} definition
 * @param {ReadonlyMap<string, FragmentDefinitionNode>} fragments
 * @param {Set<string>} found
 */
export const fragmentsOf = (definition, fragments, found) => {
  visit(definition, {
    FragmentSpread: ({ name: { value } }) => {
      if (found.has(value)) return;
      const fragment = fragments.get(value);
      if (!fragment) throw new Error(`registered-operations: there is no fragment ${value}.`);
      found.add(value);
      fragmentsOf(fragment, fragments, found);
    },
  });
  return found;
};

/**
 * Adds `__typename` to selections, because the application's cache reads it. The root of an operation gets none. A
 * selection with a fragment spread gets none either: the fragment has it, and the gateway would count the field twice.
 * The fragment applies always, because the schema has no abstract types.
 * @template {import('graphql').ASTNode} Node
 * @param {Node} definition
 * @returns {Node}
 */
const withTypename = (definition) =>
  visit(definition, {
    SelectionSet: (node, _key, parent) =>
      (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) ||
      node.selections.some(({ kind }) => kind === Kind.FRAGMENT_SPREAD)
        ? undefined
        : { ...node, selections: [...node.selections, typename] },
  });

/**
 * Returns the text of each operation with its fragments, sorted by name.
 * @param {readonly DefinitionNode[]} definitions
 */
const textsOf = (definitions) => {
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  return definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const needed = [...fragmentsOf(operation, fragments, new Set())]
        .sort()
        .flatMap((name) => fragments.get(name) ?? []);
      const text = stripIgnoredCharacters([operation, ...needed].map((node) => print(withTypename(node))).join('\n'));
      return { name: operation.name?.value ?? '', text };
    });
};

/**
 * Returns the first 64 bits of the SHA-256, as 16 hexadecimal digits. They are enough to distinguish the operations of
 * this application.
 * @param {string} text
 */
const idOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Calculates the id of a document with one operation. The gateway registers the operation under this id.
 * @param {import('graphql').DocumentNode} document
 */
export const operationMeta = ({ definitions }) => {
  const [operation] = textsOf(definitions);
  return operation && { id: idOf(operation.text) };
};

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
export const plugin = (_schema, documents) => {
  const registered = textsOf(documents.flatMap(({ document }) => document?.definitions ?? [])).sort((a, b) =>
    a.name.localeCompare(b.name),
  );
  const twice = registered.find(({ name }, i) => name === registered[i - 1]?.name);
  if (twice) throw new Error(`registered-operations: two operations are named ${twice.name}.`);
  return JSON.stringify(Object.fromEntries(registered.map(({ text }) => [idOf(text), text])), null, 2);
};
