import { texts } from './explorer.texts';

interface Request {
  /** Address of the endpoint. */
  readonly url: string;
  /** User whose token the request needs. */
  readonly username: string;
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

/** A word of bash: nothing has a meaning between single quotes but the quote itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The request as a command of bash. It takes the token from a variable, so that it can be passed on. */
export const curlOf = ({ url, username, query, operationName, variables }: Request): string =>
  [
    `# ${texts.curlToken}: TOKEN=$(npm run -s token -- ${quoted(username)})`,
    `curl ${quoted(url)} \\`,
    '  --header "Authorization: Bearer $TOKEN" \\',
    `  --header 'Content-Type: application/json' \\`,
    `  --data-raw ${quoted(JSON.stringify({ query, operationName, variables }))}`,
    '',
  ].join('\n');
