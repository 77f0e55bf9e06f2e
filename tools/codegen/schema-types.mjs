// graphql-codegen plugin: takes the types of the schema from the file that has them alone, so that who needs an enum or an
// input does not reach the resolvers, the context and every module.
/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction<{ from: string }>} */
export const plugin = (_schema, _documents, { from }) => ({
  prepend: [`import type * as Types from '${from}';`],
  content: '',
});
