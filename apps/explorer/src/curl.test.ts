// Guards: In sh, dash, bash and zsh, the copied command sends the operation unchanged. It contains no token.
import { execFileSync } from 'node:child_process';
import { curlOf } from './curl.ts';

const shells = ['sh', 'dash', 'bash', 'zsh'].filter((shell) => {
  try {
    execFileSync(shell, ['-c', 'true']);
    return true;
  } catch {
    return false;
  }
});

/** Returns the arguments that a shell passes to curl. */
const wordsOf = (shell: string, command: string): readonly string[] => {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  const output = execFileSync(shell, ['-c', script], {
    env: { TOKEN: 'a.b.c', PATH: '/usr/bin:/bin:/usr/local/bin' },
    encoding: 'utf8',
    // if its standard input is a socket, bash reads its startup files
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return output.split('\0').slice(0, -1);
};

test.each(shells)('an operation with quotes, dollar signs and line breaks reaches curl through %s', (shell) => {
  const request = {
    url: 'http://localhost:4000/graphql',
    query: `query Pagador($search: String!) {\n  payers(filter: { search: $search }) { size } # "a" 'b' \`c\` $TOKEN \\ !\n}`,
    operationName: 'Pagador',
    variables: { search: `D'Angelo "hijo" $(whoami) ñ €` },
  };
  const command = curlOf(request);
  const { url, ...operation } = request;
  const [address, , type, , authorization, , body] = wordsOf(shell, command);
  expect([address, type, authorization]).toEqual([
    url,
    'Content-Type: application/json',
    'Authorization: Bearer a.b.c',
  ]);
  expect(JSON.parse(body ?? '')).toEqual(operation);
});

test('the command is one line of ASCII, and no apostrophe stands inside its single quotes', () => {
  const command = curlOf({
    url: 'http://localhost:4000/graphql',
    query: '{ payers(filter: { search: "D\'Angelo ñ" }) { size } }',
    operationName: undefined,
    variables: undefined,
  });
  expect(command).toMatch(/^[\x20-\x7e]+$/);
  expect(command.split("'")).toHaveLength(7);
  expect(command).toMatch(/--data-raw '\{"query":"[^']+"\}'$/);
});
