import { randomUUID } from 'node:crypto';
import { changeError, type TestChangeError } from './changes.ts';

/** Upload link with its cookie, or the error. Link and cookie are empty texts with an error. */
export interface TestUpload {
  readonly url: string;
  readonly cookie: string;
  readonly error: TestChangeError | null;
  readonly errors: unknown;
}

interface Place {
  readonly url: string;
  readonly token: string;
}

/**
 * Returns the arguments of an import of a CSV file of this size.
 * @param given arguments that differ from the defaults
 */
export const anImportOf = (size: number, given: object = {}) => ({
  collectorId: 'LUZN',
  fileName: 'pagos.csv',
  fileSize: size,
  ...given,
});

/** Requests the upload link of an import. */
export const requestUpload = async (
  { url, token }: Place,
  given: object,
  { key = randomUUID(), mutation = 'createImportUpload', more = '' } = {},
): Promise<TestUpload> => {
  const query = `mutation ($import: ImportInput!, $once: OnceInput!) {
    payload: ${mutation}(import: $import, once: $once${more}) { upload { url expiresAt } ${changeError} } }`;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables: { import: given, once: { idempotencyKey: key } } }),
  });
  const {
    data,
    errors,
  }: {
    data: { payload: { upload: { url: string } | null; error: TestChangeError | null } | null } | null;
    errors?: unknown;
  } = JSON.parse(await response.text());
  const setCookie = response.headers.get('set-cookie') ?? '';
  const payload = data?.payload;
  return {
    url: payload?.upload?.url ?? '',
    cookie: setCookie.split(';')[0] ?? '',
    error: payload?.error ?? null,
    errors,
  };
};

/** Answer of the gateway to an uploaded file. */
export interface UploadAnswer {
  readonly status: number;
  readonly data?: { readonly importId?: string; readonly errorRows?: readonly unknown[]; readonly errorCount?: number };
  readonly errors?: readonly { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }[];
}

/** Uploads a file to a link. */
export const sendFile = async (
  base: string,
  { url, cookie }: Pick<TestUpload, 'url' | 'cookie'>,
  content: Uint8Array<ArrayBuffer> | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<UploadAnswer> => {
  const response = await fetch(base + url, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', cookie, ...headers },
    body: content,
  });
  const body: object = JSON.parse(await response.text());
  return { status: response.status, ...body };
};
