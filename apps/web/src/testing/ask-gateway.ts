/** Sends an operation as a demonstration user, as another browser does. @returns the data of the answer */
export const askGateway = async (username: string, query: string, variables: object): Promise<unknown> => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await globalThis.issueToken(username)}` },
    body: JSON.stringify({ query, variables }),
  });
  const answer: { readonly data?: unknown; readonly errors?: unknown } = JSON.parse(await response.text());
  expect(answer.errors).toBeUndefined();
  return answer.data;
};
