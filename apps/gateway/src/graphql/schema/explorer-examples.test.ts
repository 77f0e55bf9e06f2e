// Guards: Each example of the explorer runs as the role that it is for.
// Looks over: packages/schema/src/**
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { examples } from '../../../../explorer/src/testing/index.ts';
import { Kind, parse } from 'graphql';
import { at } from '../../unknown-value.ts';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway } = await startGatewayOverPlatform();

const namesIn = (document: string) =>
  parse(document).definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION && node.name ? [node.name.value] : [],
  );

/** A value inside an answer, by its path. */
const inside = (answer: unknown, ...path: string[]): unknown => path.reduce(at, answer);

/** Variables that an operation takes from the answers before, as its comment explains to the developer. */
const variablesOf: Readonly<Record<string, (answers: unknown) => object>> = {
  Versiones: (answers) => ({ id: inside(answers, 'PagosDevueltos', 'payments', 'rows', '0', 'id') }),
  Cancelar: (answers) => {
    const payment = inside(answers, 'PagosPendientes', 'payments', 'rows', '0');
    return { id: at(payment, 'id'), version: at(payment, 'version'), key: randomUUID() };
  },
  Exportar: () => ({ key: randomUUID() }),
  Exportacion: (answers) => ({ id: inside(answers, 'Exportar', 'createExport', 'exportId') }),
  Descargar: (answers) => ({ id: inside(answers, 'Exportar', 'createExport', 'exportId') }),
};

const isUnderWay = (data: unknown): boolean => /PENDING|IN_PROCESS/.test(String(inside(data, 'export', 'status')));

test.each(examples.map((example) => [example.title, example] as const))('%s', async (_title, example) => {
  const { username, document, variables = {} } = example;
  const answers: Record<string, unknown> = {};
  for (const operationName of namesIn(document)) {
    const given = variablesOf[operationName]?.(answers) ?? variables;
    const run = () => gateway.as(username).query(document, given, {}, operationName);
    let answer = await run();
    for (; isUnderWay(answer.data); answer = await run()) await pause(50);
    expect(answer.errors).toBeUndefined();
    expect(JSON.stringify(answer.data)).not.toMatch(/"error":\{|^\{"\w+":\{("size":\d+,)?"rows":\[\]/);
    answers[operationName] = answer.data;
  }
  expect(Object.keys(answers)).not.toEqual([]);
});
