// graphql-codegen plugin: generates `useXQuery` for each query, with `queryHook` of the module in `hooksFrom`.
// Mutations get no hook, because the code of changes takes their documents. `typed-document-node` writes the documents
// into the same file.
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
