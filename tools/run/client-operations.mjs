import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kind, NoDeprecatedCustomRule, parse, Source, specifiedRules, validate } from 'graphql';

/**
 * Returns the definitions of a file. For a file that does not parse, returns the syntax error.
 * @param {string} path
 */
const read = async (path) => {
  const source = new Source(await readFile(path, 'utf8'), path);
  try {
    return { definitions: parse(source).definitions, slips: [] };
  } catch (error) {
    return { definitions: [], slips: [told(error)] };
  }
};

/** Returns an error as `file:line message`. @param {any} error */
const told = ({ nodes, source, locations, message }) => {
  const [loc] = (nodes ?? []).flatMap((/** @type {import('graphql').ASTNode} */ node) => node.loc ?? []);
  const line = loc?.startToken.line ?? locations?.[0]?.line ?? 1;
  return `${loc?.source.name ?? source?.name}:${line} ${message}`;
};

/**
 * Checks the operations of one client: `.graphql` and `.gql` files, which may share fragments.
 * @param {string} folder
 * @param {import('graphql').GraphQLSchema} schema
 */
export const checkOperations = async (folder, schema) => {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => /\.(graphql|gql)$/.test(name) && !name.includes('node_modules'),
  );
  const files = await Promise.all(names.toSorted().map((name) => read(join(folder, name))));
  const definitions = files.flatMap((file) => [...file.definitions]);
  /** @type {import('graphql').DocumentNode} */
  const document = { kind: Kind.DOCUMENT, definitions };
  const slips = files.flatMap((file) => file.slips);
  // with a syntax error in one file, its fragments would be reported as unknown in the others
  const errors =
    slips.length > 0 || definitions.length === 0 ? [] : validate(schema, document, specifiedRules).map(told);
  const isSound = slips.length === 0 && errors.length === 0 && definitions.length > 0;
  return {
    operations: definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length,
    errors: [...slips, ...errors],
    /** Uses of deprecated elements, with the deprecation reason of the schema. */
    deprecated: isSound ? validate(schema, document, [NoDeprecatedCustomRule]).map(told) : [],
  };
};
