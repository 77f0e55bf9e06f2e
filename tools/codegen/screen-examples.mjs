// graphql-codegen plugin: generates examples for the explorer from the queries of the application, grouped by feature.
//
// Each query of the application becomes an example. Comments directly above it may contain:
//   # @area Pagos                        title of the feature's group, once in any of its documents
//   # @title Titulares de las tarjetas   title of the query
//   # @with { older: 1, newer: 2 }       variables
//   # @find id { payments(limit: 1) { rows { id } } }   a variable, and the query that finds its value
//   # @as operador                       the demonstration user who may run it
//   # @tooCostly                         the gateway refuses it in the explorer: it exceeds a limit of documents
import { relative } from 'node:path';
import {
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parseValue,
  print,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql';
import { fragmentsOf } from './registered-operations.mjs';

/** @typedef {import('graphql').OperationDefinitionNode} Operation */

/** Titles by the end of an operation's name, for the usual queries of features. */
const TITLES = /** @type {const} */ ([
  [/ForAction$/, 'Diálogo de una acción'],
  [/CurrentVersion$/, 'Versión actual'],
  [/History$/, 'Versiones'],
  [/(Detail|[^s]Page)$/, 'Detalle'],
  [/(Page|Search)$/, 'Búsqueda'],
]);

const VALUES = /** @type {Readonly<Record<string, unknown>>} */ ({ page: 1, limit: 25, search: '' });

/** Placeholders for values that depend on the day. The generated code computes them. */
const COMPUTED = { '"@lastThirtyDays"': 'lastThirtyDays', '"@thisMonth"': 'daysAgo(0).slice(0, 7)' };

/** Returns the feature of a document, or `shared`. @param {string} location */
const areaOf = (location) =>
  /^apps\/web\/src\/features\/([\w-]+)\//.exec(relative('.', location).replaceAll('\\', '/'))?.[1] ?? 'shared';

/** Finds a root field that lists a type. @param {import('graphql').GraphQLSchema} schema @param {string} type */
const listOf = (schema, type) =>
  Object.values(schema.getQueryType()?.getFields() ?? {}).find(({ args, type: page }) => {
    const named = getNamedType(page);
    const rows = isObjectType(named) ? named.getFields()['rows'] : undefined;
    return rows && getNamedType(rows.type).name === type && args.some(({ name }) => name === 'limit');
  })?.name;

/** Returns the type that an id variable refers to, by the variable's name or by the root field that takes it. */
const typeOfId = (/** @type {import('graphql').GraphQLSchema} */ schema, /** @type {Operation} */ query, name = '') => {
  if (name !== 'id') return name.replace(/Id$/, '').replace(/^\w/, (letter) => letter.toUpperCase());
  const field = query.selectionSet.selections.find((one) => one.kind === Kind.FIELD && /\$id\b/.test(print(one)));
  const found = field?.kind === Kind.FIELD && schema.getQueryType()?.getFields()[field.name.value];
  return found ? getNamedType(found.type).name : '';
};

/**
 * Returns fixed values for required variables of a query, and for ids the queries that find them. Variables of other
 * types get none.
 * @param {import('graphql').GraphQLSchema} schema
 * @param {Operation} query
 */
const defaultsOf = (schema, query) => {
  /** @type {Record<string, unknown>} */
  const variables = {};
  /** @type {Record<string, string>} */
  const found = {};
  for (const { variable, type: node, defaultValue } of query.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, /** @type {import('graphql').NonNullTypeNode} */ (node));
    if (!isNonNullType(type) || defaultValue) continue;
    const list = type.ofType.toString() === 'ID' ? listOf(schema, typeOfId(schema, query, name)) : undefined;
    if (list) found[name] = `{ ${list}(limit: 1) { rows { id } } }`;
    else if (isListType(type.ofType)) variables[name] = [];
    else if (type.ofType.toString() === 'Boolean') variables[name] = true;
    else if (type.ofType.toString() === 'PeriodInput') variables[name] = '@lastThirtyDays';
    else if (name in VALUES) variables[name] = VALUES[name];
  }
  return { variables, found };
};

/** Returns the annotations above a query. @param {string} source @param {string} name */
const commentsOf = (source, name) => {
  const lines = source
    .slice(0, new RegExp(`^query ${name}\\b`, 'm').exec(source)?.index ?? 0)
    .split('\n')
    .slice(0, -1);
  const last = lines.findLastIndex((line) => !line.startsWith('#'));
  return lines.slice(last + 1).flatMap((line) => {
    const [, key = '', text = ''] = /^# @(\w+) ?(.*)$/.exec(line) ?? [];
    return key ? [{ key, text }] : [];
  });
};

/** @param {import('graphql').GraphQLSchema} schema @param {Operation} query @param {string} source */
const exampleOf = (schema, query, source) => {
  const name = query.name?.value ?? '';
  const comments = commentsOf(source, name);
  const text = (/** @type {string} */ key) => comments.find((comment) => comment.key === key)?.text;
  const { variables, found } = defaultsOf(schema, query);
  for (const { text: finder } of comments.filter(({ key }) => key === 'find'))
    found[finder.split(' ')[0] ?? ''] = finder.slice(finder.indexOf('{'));
  Object.assign(variables, valueFromASTUntyped(parseValue(text('with') ?? '{}')));
  return {
    name,
    title: text('title') ?? TITLES.find(([end]) => end.test(name))?.[1] ?? name,
    ...(Object.keys(variables).length > 0 ? { variables } : {}),
    ...(Object.keys(found).length > 0 ? { found } : {}),
    ...(text('as') === undefined ? {} : { username: text('as') }),
    ...(text('tooCostly') === undefined ? {} : { isTooCostly: true }),
  };
};

/** @param {import('graphql').DefinitionNode} node @returns {node is Operation} */
const isQuery = (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === 'query';

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
export const plugin = (schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  /** @param {import('graphql').OperationDefinitionNode} query */
  const textOf = (query) => {
    const needed = [...fragmentsOf(query, fragments, new Set())].flatMap((name) => fragments.get(name) ?? []);
    return `${[query, ...needed].map((part) => print(part)).join('\n\n')}\n`;
  };
  /** @type {Map<string, { area: string, examples: object[] }>} */
  const areas = new Map();
  for (const { document, location = '' } of documents) {
    const queries = (document?.definitions ?? []).filter(isQuery);
    if (queries.length === 0) continue;
    const source = queries[0]?.loc?.source.body ?? '';
    const key = areaOf(location);
    const area = areas.get(key) ?? { area: key === 'shared' ? 'En varias pantallas' : key, examples: [] };
    area.area = /^# @area (.+)$/m.exec(source)?.[1] ?? area.area;
    area.examples.push(...queries.map((query) => ({ ...exampleOf(schema, query, source), document: textOf(query) })));
    areas.set(key, area);
  }
  const sorted = [...areas.values()].sort((a, b) => a.area.localeCompare(b.area, 'es'));
  const code = Object.entries(COMPUTED).reduce(
    (json, [mark, computed]) => json.replaceAll(mark, computed),
    JSON.stringify(sorted, null, 2),
  );
  return `// Generated by \`npm run generate\` from the documents of apps/web. Do not edit.
import { daysAgo, lastThirtyDays, type ScreenArea } from './question.ts';

/** Each query of the application, by the feature that asks it, with its text and its fragments. */
export const screenExamples: readonly ScreenArea[] = ${code};
`;
};
