// Guards: The copied command sends the operation as it was typed, whatever quotes it has, and holds no token.
import { execFileSync } from 'node:child_process';
import { curlOf } from './curl.ts';

/** Arguments that bash passes to curl, word by word. */
const wordsOf = (command: string): readonly string[] => {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  const output = execFileSync('bash', ['--norc', '-c', script], { env: { TOKEN: 'a.b.c' }, encoding: 'utf8' });
  return output.split('\0').slice(0, -1);
};

test('every quote, dollar and line of an operation arrives', () => {
  const request = {
    url: 'http://localhost:4000/graphql',
    username: 'desarrollador',
    query: `query Pagador($search: String!) {\n  payers(filter: { search: $search }) { size } # "a" 'b' \`c\` $TOKEN \\ !\n}`,
    operationName: 'Pagador',
    variables: { search: `D'Angelo "hijo" $(whoami) ñ` },
  };
  const command = curlOf(request);
  const { url, username, ...operation } = request;
  const [address, , authorization, , type, , body] = wordsOf(command);
  expect([address, authorization, type]).toEqual([
    url,
    'Authorization: Bearer a.b.c',
    'Content-Type: application/json',
  ]);
  expect(JSON.parse(body ?? '')).toEqual(operation);
  expect(command).toMatch(new RegExp(`^# El token: TOKEN=\\$\\(npm run -s token -- '${username}'\\)\\n`));
});

test('an operation without name and variables is sent without them', () => {
  const words = wordsOf(
    curlOf({
      url: 'http://localhost:4000/graphql',
      username: 'operador',
      query: '{ viewer { username } }',
      operationName: undefined,
      variables: undefined,
    }),
  );
  expect(words.at(-1)).toBe('{"query":"{ viewer { username } }"}');
});
