// Guards: Each query of a screen is an example of the explorer, and runs there as if a person had typed it.
// Looks over: packages/schema/src/**
import { readFile } from 'node:fs/promises';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { screenExamples, variablesOf } from '../../../../explorer/src/testing/index.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway } = await startGatewayOverPlatform({ keepsActivity: true });

const examples = screenExamples.flatMap(({ examples }) => examples);

test('every query of the application is an example', async () => {
  const texts: unknown = JSON.parse(await readFile(new URL('../operations.generated.json', import.meta.url), 'utf8'));
  const operations = Object.values(Object(texts)).map((text) => getOperationAST(parse(String(text))));
  const queries = operations.filter((operation) => operation?.operation === OperationTypeNode.QUERY);
  expect(examples.map(({ name }) => name).sort()).toEqual(queries.map((query) => query?.name?.value).sort());
});

test.each(examples.map((example) => [example.name, example] as const))('%s', async (name, example) => {
  const person = gateway.as(example.username ?? 'desarrollador');
  const variables = await variablesOf(example, (query) => person.query(query));
  expect(Object.keys(example.found ?? {}).filter((variable) => variables[variable] === '')).toEqual([]);
  const { data, errors } = await person.query(example.document, variables, {}, name);
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(example.isTooCostly && ['LIMIT_EXCEEDED']);
  expect(Object.values(data ?? {})).not.toContain(null);
});
