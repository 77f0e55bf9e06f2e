interface Request {
  /** Address of the endpoint. */
  readonly url: string;
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

/** JSON without a quote that ends a word of a shell, and in ASCII, whatever code page a terminal has. */
const plainJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /['\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * The request as a command: one line, for sh, bash, zsh, fish and PowerShell 7. It takes the token from the variable
 * TOKEN, so that it can be passed on.
 */
export const curlOf = ({ url, query, operationName, variables }: Request): string =>
  [
    `curl '${url}'`,
    `--header 'Content-Type: application/json'`,
    '--header "Authorization: Bearer $TOKEN"',
    `--data-raw '${plainJson({ query, operationName, variables })}'`,
  ].join(' ');
