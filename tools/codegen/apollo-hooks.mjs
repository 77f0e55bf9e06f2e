// graphql-codegen plugin: a named hook for each operation, made by the factories of the module named in `hooksFrom`.
// It relies on the documents that `typed-document-node` writes into the same file.
import { Kind } from 'graphql';

const factories = { query: ['queryHook', 'lazyQueryHook'], mutation: ['mutationHook'] };
const hookName = (operation, factory) =>
  `use${operation}${{ queryHook: 'Query', lazyQueryHook: 'LazyQuery', mutationHook: 'Mutation' }[factory]}`;

export const plugin = (_schema, documents, { hooksFrom }) => {
  const used = new Set();
  const hooks = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ name, operation }) => {
      if (!name) throw new Error('apollo-hooks: every operation needs a name.');
      const makers = factories[operation];
      if (!makers) throw new Error(`apollo-hooks: ${operation} operations are not used here (${name.value}).`);
      return makers.map((factory) => {
        used.add(factory);
        return `export const ${hookName(name.value, factory)} = /* #__PURE__ */ ${factory}(${name.value}Document);`;
      });
    });
  if (hooks.length === 0) return '';
  return {
    prepend: [`import { ${[...used].sort().join(', ')} } from '${hooksFrom}';`],
    content: hooks.join('\n'),
  };
};
