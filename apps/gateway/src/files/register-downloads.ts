import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Authenticate } from '../auth/create-authenticator.ts';
import { describeUpstream } from '../errors/describe/describe-upstream.ts';
import { errorAnswer } from '../errors/describe/error-answer.ts';
import { errorAdvice } from '../errors/catalogue/error-advice.texts.ts';
import { errorCodes } from '../errors/catalogue/error-codes.ts';
import type { Explanation } from '../errors/catalogue/explanation.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import type { LoadGate } from '../http/gate/load-gate.ts';
import type { Audit } from '../observability/audit/audit.ts';
import { auditEvent, type AuditEvent } from '../observability/audit/audit-event.ts';
import type { FileClient, OpenFile } from '../rest/file-client.ts';
import { DOWNLOADS, type FileHolder, type FileLinks, type Lease, type PreparedFile } from './file-links.ts';
import { partOf } from './file-parts.ts';
import { codeOfStatus, openLink, refusalAdvice, refusalStatus, type LinkRequest } from './open-link.ts';
import { detailOf, downloadPage, type DownloadFailure } from './download-page.ts';
import { failedHint, failedTitle, refusalTexts } from './download.texts.ts';

export interface DownloadRouteOptions {
  readonly links: FileLinks<PreparedFile>;
  /** Returns the client that opens the files of a holder. */
  readonly filesOf: (holder: FileHolder) => Pick<FileClient, 'open'>;
  readonly authenticate: Authenticate;
  readonly gate: LoadGate;
  readonly audit: Pick<Audit, 'record'>;
  readonly logger: Logger;
}

/** Facts of a requested file. A refused link may have none. */
type Reported = {
  readonly [Name in 'type' | 'id' | 'personId' | 'username' | 'personName']?: PreparedFile[Name] | undefined;
};

/** Milliseconds without progress after which a download is aborted. */
const STALLED = 60_000;

const rangeOf = ({ headers }: FastifyRequest): Record<string, string> => {
  const ifRange = headers['if-range'];
  if (headers.range === undefined) return {};
  return { range: headers.range, ...(typeof ifRange === 'string' ? { 'if-range': ifRange } : {}) };
};

/**
 * Builds `Content-Disposition` with a plain name and an encoded one (RFC 6266). Characters that could end the header or
 * name a folder are replaced.
 */
const disposition = (fileName: string): string => {
  const plain = fileName.replaceAll(/[^\w .-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName.replaceAll(/[/\\]/g, '_'))}`;
};

const tell = (request: FastifyRequest, reply: FastifyReply, status: number, failure: DownloadFailure): FastifyReply => {
  void reply.status(status);
  if ((request.headers.accept ?? '').includes('text/html'))
    return reply.type('text/html; charset=utf-8').send(downloadPage(failure));
  return reply.send(errorAnswer(codeOfStatus(status), request.id, detailOf(failure), failure.advice));
};

/** Creates the page for a failure after which the link is still valid. */
const failed = ({ id }: FastifyRequest, { message, ...advice }: Explanation): DownloadFailure => ({
  title: failedTitle,
  detail: message,
  hint: failedHint,
  advice,
  requestId: id,
  again: true,
});

/** Status for a range beyond the end of the file. It is an error of the client, not of the service. */
const NO_SUCH_PART = 416;

const tellFailed = (request: FastifyRequest, reply: FastifyReply, error: UpstreamError): FastifyReply => {
  if (error.status === NO_SUCH_PART) return reply.status(NO_SUCH_PART).send();
  const { message, cause, nextStep } = describeUpstream(error);
  const status = error.kind === 'TIMEOUT' ? 504 : 502;
  return tell(request, reply, status, failed(request, { message, cause, nextStep }));
};

/** Returns answer and audit code for a file that could not be opened; undefined for an internal error. */
const endOf = (error: unknown) => {
  if (error instanceof UpstreamError)
    return {
      outcome: error.kind,
      code: describeUpstream(error).code,
      tell: (request: FastifyRequest, reply: FastifyReply) => tellFailed(request, reply, error),
    };
  if (!(error instanceof GatewayError)) return undefined;
  const { message, code, details } = error;
  const advice = { ...errorAdvice[code], ...details };
  return {
    outcome: code,
    code,
    tell: (request: FastifyRequest, reply: FastifyReply) =>
      tell(request, reply, 503, failed(request, { message, ...advice })),
  };
};

const tellOverloaded = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  tell(
    request,
    reply.header('cache-control', 'no-store'),
    503,
    failed(request, { message: errorCodes.OVERLOADED, ...errorAdvice.OVERLOADED }),
  );

/**
 * Streams the file, or a part of it, with backpressure. The link is used up when every byte has been sent, also by
 * several requests. Otherwise it is valid again.
 * @returns true when every byte has been sent
 */
const stream = async (
  reply: FastifyReply,
  { file, addPart, finish }: Lease<PreparedFile>,
  opened: OpenFile,
): Promise<boolean> => {
  let bytes = 0;
  const counted = async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      bytes += piece.length; // before it is sent: a client may get only a part of it, and resume within it
      yield piece;
    }
  };
  const addSent = async (): Promise<boolean> => {
    const part = partOf(opened, bytes);
    return part !== undefined && addPart(part);
  };
  reply.hijack();
  const { raw } = reply;
  raw.setTimeout(STALLED, () => raw.destroy());
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(opened.status, { ...opened.headers, 'content-disposition': disposition(file.fileName) });
  try {
    await pipeline(opened.body, counted, raw);
    const isWhole = opened.status === 200 || (await addSent());
    await finish(isWhole);
    return isWhole;
  } catch (error) {
    await addSent();
    await finish(false);
    throw error;
  }
};

/** Records downloads in the audit trail. */
const createDownloadAudit =
  (audit: Pick<Audit, 'record'>) =>
  (
    { id: requestId }: FastifyRequest,
    { type = 'Download', id, personId, username, personName: name }: Reported,
    ending: Pick<AuditEvent, 'result' | 'code' | 'owner'>,
  ): void => {
    const ids = id === undefined ? [] : [id];
    const person = { userId: personId ?? null, username: username ?? null, name };
    const request = { requestId, ...person, operation: 'download' };
    audit.record([auditEvent({ kind: 'download', action: 'download', type, ids, ...ending })], request);
  };

/**
 * Registers `GET /downloads/<token>`, which streams the file of a link in constant memory (GAP-44). The token is not
 * logged.
 */
export const registerDownloads = (app: FastifyInstance, options: DownloadRouteOptions): void => {
  const { links, filesOf, authenticate, audit, gate, logger } = options;

  const tellAudit = createDownloadAudit(audit);

  const answer = async (request: FastifyRequest<LinkRequest>, reply: FastifyReply): Promise<FastifyReply> => {
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const { lease, opener } = await openLink(request, { links, authenticate });
    if ('refusal' in lease) {
      const { refusal, file: refused } = lease;
      const ending = { result: 'refused', code: refusal, owner: refused?.personId } as const;
      // a forged link is not recorded: anybody could flood the audit trail
      if (refusal !== 'UNKNOWN') tellAudit(request, { type: refused?.type, id: refused?.id, ...opener }, ending);
      const again = refusal === 'LOST';
      return tell(request, reply, refusalStatus[refusal], {
        ...refusalTexts[refusal],
        advice: refusalAdvice(refusal),
        requestId: request.id,
        again,
      });
    }

    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const { file } = lease;
    const line = { requestId: request.id, service: file.service, userId: file.personId };
    let opened: OpenFile;
    try {
      opened = await filesOf(file.service).open(file.address, rangeOf(request), gone.signal);
    } catch (error) {
      await lease.finish(false);
      const end = endOf(error);
      if (!end) throw error;
      logger.warn({ ...line, outcome: end.outcome }, 'download');
      tellAudit(request, file, { result: 'failed', code: end.code });
      return end.tell(request, reply);
    }
    try {
      const isWhole = await stream(reply, lease, opened);
      logger.info({ ...line, outcome: isWhole ? 'complete' : 'partial' }, 'download');
      tellAudit(request, file, isWhole ? { result: 'done', code: null } : { result: 'failed', code: 'PARTIAL' });
    } catch {
      logger.warn({ ...line, outcome: 'broken off' }, 'download');
      tellAudit(request, file, { result: 'failed', code: 'BROKEN_OFF' });
    }
    return reply;
  };

  // a HEAD request would use up the link without a file
  app.get<LinkRequest>(
    `${DOWNLOADS}:token`,
    { exposeHeadRoute: false, onRequest: gate.before(tellOverloaded) },
    answer,
  );
};
