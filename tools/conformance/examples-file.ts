import { propertyOf, type ServiceExamples } from './service.ts';

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const isText = (value: unknown): value is string => typeof value === 'string';

const requestIn = (name: string, value: unknown) => {
  const path = propertyOf(value, 'path');
  const body = propertyOf(value, 'body');
  if (!isText(path) || !path.startsWith('/'))
    throw new Error(`The request of ${name} has no "path" that begins with /.`);
  return typeof body === 'object' && body !== null ? { path, body } : { path };
};

const fixedLineIn = (value: unknown) => {
  const [configurations, line] = [propertyOf(value, 'configurations'), propertyOf(value, 'line')];
  if (typeof configurations !== 'object' || configurations === null || !isText(line))
    throw new Error('"fixedLine" has "configurations" and a "line".');
  return { configurations, line };
};

const jsonIn = (text: string, name: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${name} is no JSON: ${cause instanceof Error ? cause.message : ''}`, { cause });
  }
};

const known: ReadonlySet<string> = new Set(['ids', 'changes', 'fixedLine']);

/**
 * Parses the file of the service's team: `{ "ids": { "id": ["…"] }, "changes": { "cancelPayment": { "path", "body" } },
 * "fixedLine": { "configurations", "line" } }`.
 * @param name of the file, for error messages
 * @throws Error that names the fault
 */
export const parseExamples = (text: string, name = 'The file'): ServiceExamples => {
  const file = jsonIn(text, name);
  const unknown = entriesOf(file).find(([name]) => !known.has(name));
  if (unknown) throw new Error(`The file has "${[...known].join('", "')}"; "${unknown[0]}" is none of them.`);
  const ids = entriesOf(propertyOf(file, 'ids')).map(([name, list]) => {
    if (!Array.isArray(list) || !list.every(isText)) throw new Error(`"ids.${name}" is no list of texts.`);
    return [name, list] as const;
  });
  const requests = new Map(
    entriesOf(propertyOf(file, 'changes')).map(([name, value]) => [name, requestIn(name, value)]),
  );
  const fixedLine = propertyOf(file, 'fixedLine');
  return {
    ids: Object.fromEntries(ids),
    example: (id) => Promise.resolve(requests.get(id)),
    ...(fixedLine === undefined ? {} : { fixedLine: fixedLineIn(fixedLine) }),
  };
};
