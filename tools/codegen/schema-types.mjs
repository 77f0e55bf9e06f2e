// graphql-codegen plugin: imports the types of the schema from a file that contains only types. A file that needs an
// enum or an input then does not depend on resolvers, the context and every module.
/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction<{ from: string }>} */
export const plugin = (_schema, _documents, { from }) => ({
  prepend: [`import type * as Types from '${from}';`],
  content: '',
});
