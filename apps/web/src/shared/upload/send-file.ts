import { ServerError } from '@apollo/client/errors';
import { isRecord } from '@/shared/is-record';
import { uploadTexts } from './upload.texts';

/** Progress of an upload. */
export interface UploadProgress {
  /** Bytes sent so far. */
  readonly sent: number;
  readonly total: number;
  readonly bytesPerSecond: number;
}

/** Response of the gateway to an uploaded file: its data, or the reason why the service refused it. */
export type UploadAnswer =
  | { readonly kind: 'taken'; readonly data: unknown }
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly cause: string;
      readonly nextStep: string;
      readonly extendedCode: string | null;
      readonly serviceCode: string | null;
      readonly requestId: string;
    };

interface SendOptions {
  readonly onProgress: (progress: UploadProgress) => void;
  /** Signal by which the person cancels the upload. */
  readonly signal: AbortSignal;
}

interface Problem {
  readonly message: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

const isProblem = (value: unknown): value is Problem =>
  isRecord(value) && 'message' in value && isRecord(value['extensions']);

const problemIn = (body: unknown): Problem | undefined =>
  isRecord(body) && Array.isArray(body['errors']) ? body['errors'].find(isProblem) : undefined;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const textOr = <Other>(value: unknown, other: Other): string | Other => (typeof value === 'string' ? value : other);

/** Creates the refusal. Its message includes the columns of the file that the service names. */
const refusalOf = ({ message, extensions }: Problem): UploadAnswer => {
  const columns = textOr(extensions['columns'], '');
  return {
    kind: 'refused',
    message: columns === '' ? message : `${message} (${columns})`,
    cause: textOr(extensions['cause'], ''),
    nextStep: textOr(extensions['nextStep'], ''),
    extendedCode: textOr(extensions['extendedCode'], null),
    serviceCode: textOr(extensions['serviceCode'], null),
    requestId: textOr(extensions['requestId'], ''),
  };
};

/**
 * Reads a response.
 * @throws ServerError for any failure that is not a refusal of the file
 */
const answerOf = (status: number, text: string): UploadAnswer => {
  const body = parsed(text);
  if (status === 200 && isRecord(body) && 'data' in body) return { kind: 'taken', data: body['data'] };
  const problem = problemIn(body);
  if (problem && (status === 422 || status === 410)) return refusalOf(problem);
  throw new ServerError('The upload failed.', { response: new Response(null, { status }), bodyText: text });
};

/**
 * Uploads a file to a link of the gateway. It uses XMLHttpRequest because `fetch` reports no progress of an upload. It
 * rejects with a `TypeError` when the connection was lost, and with a `ServerError` when the gateway failed. The file
 * may then have arrived. An upload that the person cancels resolves as refused, unless the whole file was sent.
 */
export const sendFile = (url: string, file: File, { onProgress, signal }: SendOptions): Promise<UploadAnswer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const startedAt = performance.now();
    let isSent = false;
    request.open('POST', url);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded }) => {
      const seconds = Math.max((performance.now() - startedAt) / 1000, 0.001);
      onProgress({ sent: loaded, total: file.size, bytesPerSecond: loaded / seconds });
    });
    request.upload.addEventListener('load', () => {
      isSent = true;
    });
    request.addEventListener('load', () => {
      try {
        resolve(answerOf(request.status, request.responseText));
      } catch (error) {
        reject(error instanceof Error ? error : new TypeError('The answer cannot be read.'));
      }
    });
    request.addEventListener('error', () => reject(new TypeError('The connection was lost.')));
    request.addEventListener('abort', () => {
      // a completely sent file may have been accepted
      if (isSent) reject(new TypeError('The connection was lost.'));
      else
        resolve({
          kind: 'refused',
          ...uploadTexts.cancelled,
          extendedCode: null,
          serviceCode: null,
          requestId: '',
        });
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
