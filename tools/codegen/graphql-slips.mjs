// Errors in GraphQL files with file and line, which graphql-codegen does not report (tools/generate.mjs).
import { readFile, readdir } from 'node:fs/promises';
import { concatAST, GraphQLError, parse, Source } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';

/**
 * A GraphQL file.
 * @typedef {object} GraphqlFile
 * @property {string} path
 * @property {string} text
 */

/**
 * Reads the GraphQL files of a folder and of the folders in it.
 * @param {string} folder with a slash at its end
 * @returns {Promise<GraphqlFile[]>}
 */
export const graphqlFiles = async (folder) => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.graphql'));
  return Promise.all(names.map(async (name) => ({ path: folder + name, text: await readFile(folder + name, 'utf8') })));
};

/** @returns file, line and column of an error, with its message */
const placed = (/** @type {GraphQLError} */ error) => {
  const [{ line = 0, column = 0 } = {}] = error.locations ?? [];
  return `${error.source?.name ?? ''}:${line}:${column}: ${error.message}`;
};

/**
 * Parses a file.
 * @param {GraphqlFile} file
 */
const parsed = ({ path, text }) => {
  try {
    return { document: parse(new Source(text, path)) };
  } catch (error) {
    if (error instanceof GraphQLError) return { slip: placed(error) };
    throw error;
  }
};

/**
 * Finds syntax errors of all files, or else errors of the schema, each with its file, line and column. It does not
 * validate the operations against the schema.
 * @param {readonly GraphqlFile[]} schema files of one schema
 * @param {readonly GraphqlFile[]} operations
 * @returns {string[]}
 */
export const slipsIn = (schema, operations = []) => {
  const read = schema.map(parsed);
  const slips = [...read, ...operations.map(parsed)].flatMap(({ slip }) => slip ?? []);
  if (slips.length > 0) return slips;
  const documents = read.flatMap(({ document }) => document ?? []);
  return validateSDL(concatAST(documents)).map(placed);
};
