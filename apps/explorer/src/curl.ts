interface Request {
  /** URL of the GraphQL endpoint. */
  readonly url: string;
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

/** Returns JSON with escaped apostrophes and non-ASCII characters, for single quotes in a shell and any code page. */
const plainJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /['\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Returns the request as a curl command in one line, for shells such as sh, bash and zsh. The token comes from the
 * variable TOKEN, so the command contains none.
 */
export const curlOf = ({ url, query, operationName, variables }: Request): string =>
  [
    `curl '${url}'`,
    `--header 'Content-Type: application/json'`,
    '--header "Authorization: Bearer $TOKEN"',
    `--data-raw '${plainJson({ query, operationName, variables })}'`,
  ].join(' ');
