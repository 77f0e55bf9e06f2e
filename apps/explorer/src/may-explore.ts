import type { Session } from './sign-in';

const codeIn = (answer: unknown): unknown => {
  const errors: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'errors') : undefined;
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const extensions: unknown =
    typeof first === 'object' && first !== null ? Reflect.get(first, 'extensions') : undefined;
  return typeof extensions === 'object' && extensions !== null ? Reflect.get(extensions, 'code') : undefined;
};

/**
 * Returns true unless the gateway refuses operations that the person types. In production, the gateway accepts typed
 * operations from developers only. A failed request does not count as a refusal.
 */
export const mayExplore = async ({ accessToken }: Pick<Session, 'accessToken'>): Promise<boolean> => {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        source: 'backoffice',
        authorization: `Bearer ${await accessToken()}`,
      },
      body: JSON.stringify({ query: '{ viewer { username } }' }),
    });
    return codeIn(await response.json()) !== 'PERSISTED_OPERATION_REQUIRED';
  } catch {
    return true;
  }
};
