// graphql-codegen plugin: `useXQuery` for each query, made by the factory of the module named in `hooksFrom`. Mutations
// have none: whoever makes a change hands over its document. It relies on the documents that `typed-document-node`
// writes into the same file.
import { Kind } from 'graphql';

export const plugin = (_schema, documents, { hooksFrom }) => {
  const hooks = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter(({ kind, operation }) => kind === Kind.OPERATION_DEFINITION && operation === 'query')
    .map(({ name }) => {
      if (!name) throw new Error('apollo-hooks: every operation needs a name.');
      return `export const use${name.value}Query = /* #__PURE__ */ queryHook(${name.value}Document);`;
    });
  if (hooks.length === 0) return '';
  return { prepend: [`import { queryHook } from '${hooksFrom}';`], content: hooks.join('\n') };
};
