import { at, type Given } from './service.ts';

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const isText = (value: unknown): value is string => typeof value === 'string';

const requestIn = (name: string, value: unknown) => {
  const path = at(value, 'path');
  const body = at(value, 'body');
  if (!isText(path) || !path.startsWith('/'))
    throw new Error(`The request of ${name} has no "path" that begins with /.`);
  return typeof body === 'object' && body !== null ? { path, body } : { path };
};

/**
 * Reads what the service's team gives: `{ "ids": { "id": ["…"] }, "changes": { "cancelPayment": { "path", "body" } } }`.
 * @throws Error that names what is wrong
 */
export const givenIn = (text: string): Given => {
  const file: unknown = JSON.parse(text);
  const unknown = entriesOf(file).find(([name]) => name !== 'ids' && name !== 'changes');
  if (unknown) throw new Error(`The file has "ids" and "changes"; "${unknown[0]}" is neither.`);
  const ids = entriesOf(at(file, 'ids')).map(([name, list]) => {
    if (!Array.isArray(list) || !list.every(isText)) throw new Error(`"ids.${name}" is no list of texts.`);
    return [name, list] as const;
  });
  const requests = new Map(entriesOf(at(file, 'changes')).map(([name, value]) => [name, requestIn(name, value)]));
  return { ids: Object.fromEntries(ids), example: (id) => Promise.resolve(requests.get(id)) };
};
