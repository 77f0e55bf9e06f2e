// Guards: Operations of clients are checked against the schema. Errors and deprecated fields are reported with file and line.
// Looks over: clients/**
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { checkOperations } from './run/client-operations.mjs';
import { root, runNode } from './run/command.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backoffice-operations-'));
});
afterEach(() => rm(folder, { recursive: true }));

const check = (...words: readonly string[]) => runNode([`${root}tools/check-clients.mjs`, ...words]);
const write = (name: string, text: string) => writeFile(join(folder, name), text);

test('the registered operations of clients are valid', async () => {
  expect(await check()).toMatchObject({ code: 0 });
});

test('operations and their fragments may be in several files', async () => {
  await mkdir(join(folder, 'parts'));
  await write('list.graphql', 'query List { payments { rows { ...Row } } }');
  await write('parts/row.graphql', 'fragment Row on Payment { id }');
  expect(await check(folder)).toMatchObject({ code: 0, output: expect.stringContaining('1 operations are valid') });
});

test('a field that the schema does not have is reported with file and line', async () => {
  await write('list.graphql', 'query List {\n  payments { rows { amuont } }\n}');
  const { code, output } = await check(folder);
  expect([code, output]).toEqual([1, expect.stringContaining(`${folder}/list.graphql:2 Cannot query field "amuont"`)]);
});

test('a syntax error is reported with file and line', async () => {
  await write('list.graphql', 'query List {\n  payments {');
  const { code, output } = await check(folder);
  expect([code, output]).toEqual([1, expect.stringContaining(`${folder}/list.graphql:2 Syntax Error`)]);
});

test('a deprecated field is reported with the day of its removal, and is no error', async () => {
  const schema = buildSchema('type Query { a: Int @deprecated(reason: "Use b. Removed after 2027-06-30.") b: Int }');
  await write('a.graphql', '{ a }');
  const { errors, deprecated } = await checkOperations(folder, schema);
  expect([errors, deprecated]).toEqual([[], [expect.stringMatching(/a\.graphql:1 .*Removed after 2027-06-30\.$/)]]);
});

test('a folder that is missing or has no operations fails the check', async () => {
  expect(await check(folder)).toMatchObject({ code: 1 });
  expect(await check(join(folder, 'none'))).toMatchObject({ code: 2 });
});
