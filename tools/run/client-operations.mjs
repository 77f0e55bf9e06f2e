import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kind, NoDeprecatedCustomRule, parse, Source, specifiedRules, validate } from 'graphql';

/**
 * Document of a file, or the slip for which there is none.
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

/** Place and words of an error. @param {any} error */
const told = ({ nodes, source, locations, message }) => {
  const [loc] = (nodes ?? []).flatMap((/** @type {import('graphql').ASTNode} */ node) => node.loc ?? []);
  const line = loc?.startToken.line ?? locations?.[0]?.line ?? 1;
  return `${loc?.source.name ?? source?.name}:${line} ${message}`;
};

/**
 * Checks the operations of one client: `.graphql` files, which may share fragments.
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
  // a fragment may be that of a file which does not parse
  const errors =
    slips.length > 0 || definitions.length === 0 ? [] : validate(schema, document, specifiedRules).map(told);
  const isSound = slips.length === 0 && errors.length === 0 && definitions.length > 0;
  return {
    operations: definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length,
    errors: [...slips, ...errors],
    /** Uses of what will go, each with the day after which it may. */
    deprecated: isSound ? validate(schema, document, [NoDeprecatedCustomRule]).map(told) : [],
  };
};
