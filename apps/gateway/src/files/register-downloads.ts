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
import { codeOfStatus, openLink, refusalAdvice, refusalStatus, type LinkRequest } from './open-link.ts';
import { detailOf, downloadPage, type DownloadFailure } from './download-page.ts';
import { failedHint, failedTitle, refusalTexts } from './download.texts.ts';

export interface DownloadRouteOptions {
  readonly links: FileLinks<PreparedFile>;
  /** Opens the files of their holder. */
  readonly filesOf: (holder: FileHolder) => Pick<FileClient, 'open'>;
  readonly authenticate: Authenticate;
  readonly gate: LoadGate;
  readonly audit: Pick<Audit, 'tell'>;
  readonly logger: Logger;
}

/** Known facts of a file that somebody requested; fewer of a refused one. */
type Reported = { readonly [Name in 'type' | 'id' | 'personId' | 'username']?: PreparedFile[Name] | undefined };

/** Milliseconds in which a client that downloads must take something; one that does not is cut. */
const STALLED = 60_000;

const partOf = ({ headers }: FastifyRequest): Record<string, string> => {
  const ifRange = headers['if-range'];
  if (headers.range === undefined) return {};
  return { range: headers.range, ...(typeof ifRange === 'string' ? { 'if-range': ifRange } : {}) };
};

/** The name as every browser reads it; what could end the header or lead into a folder is not in it. */
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

/** The link is good again after it. */
const failed = ({ id }: FastifyRequest, { message, ...advice }: Explanation): DownloadFailure => ({
  title: failedTitle,
  detail: message,
  hint: failedHint,
  advice,
  requestId: id,
  again: true,
});

/** A part that begins beyond the end of the file: the client's mistake, not the service's. */
const NO_SUCH_PART = 416;

const tellFailed = (request: FastifyRequest, reply: FastifyReply, error: UpstreamError): FastifyReply => {
  if (error.status === NO_SUCH_PART) return reply.status(NO_SUCH_PART).send();
  const { message, cause, nextStep } = describeUpstream(error);
  const status = error.kind === 'TIMEOUT' ? 504 : 502;
  return tell(request, reply, status, failed(request, { message, cause, nextStep }));
};

/** The end of what could not be opened, as the person reads it and as the trail has it; undefined for a fault of ours. */
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

/** Sends it as fast as it is taken; the link is used up when the last byte is out, and good again when it broke off. */
const stream = async (reply: FastifyReply, { file, finish }: Lease<PreparedFile>, opened: OpenFile): Promise<void> => {
  reply.hijack();
  const { raw } = reply;
  raw.setTimeout(STALLED, () => raw.destroy());
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(opened.status, { ...opened.headers, 'content-disposition': disposition(file.fileName) });
  try {
    await pipeline(opened.body, raw);
    await finish(true);
  } catch (error) {
    await finish(false);
    throw error;
  }
};

/** Records downloads in the audit trail. */
const createDownloadAudit =
  (audit: Pick<Audit, 'tell'>) =>
  (
    { id: requestId }: FastifyRequest,
    { type = 'Download', id, personId, username }: Reported,
    ending: Pick<AuditEvent, 'result' | 'code' | 'owner'>,
  ): void => {
    const ids = id === undefined ? [] : [id];
    const request = { requestId, userId: personId ?? null, username: username ?? null, operation: 'download' };
    audit.tell([auditEvent({ kind: 'download', action: 'download', type, ids, ...ending })], request);
  };

/** `GET /downloads/<token>`: the file behind a link, in constant memory (GAP-44). Never logged with its token. */
export const registerDownloads = (app: FastifyInstance, options: DownloadRouteOptions): void => {
  const { links, filesOf, authenticate, audit, gate, logger } = options;

  const tellAudit = createDownloadAudit(audit);

  const answer = async (request: FastifyRequest<LinkRequest>, reply: FastifyReply): Promise<FastifyReply> => {
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const { lease, opener } = await openLink(request, { links, authenticate });
    if ('refusal' in lease) {
      const { refusal, file: refused } = lease;
      const ending = { result: 'refused', code: refusal, owner: refused?.personId } as const;
      // a link that was never ours is not recorded: anybody may make up as many as they like
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
      opened = await filesOf(file.service).open(file.address, partOf(request), gone.signal);
    } catch (error) {
      await lease.finish(false);
      const end = endOf(error);
      if (!end) throw error;
      logger.warn({ ...line, outcome: end.outcome }, 'download');
      tellAudit(request, file, { result: 'failed', code: end.code });
      return end.tell(request, reply);
    }
    try {
      await stream(reply, lease, opened);
      logger.info({ ...line, outcome: 'complete' }, 'download');
      tellAudit(request, file, { result: 'done', code: null });
    } catch {
      logger.warn({ ...line, outcome: 'broken off' }, 'download');
      tellAudit(request, file, { result: 'failed', code: 'BROKEN_OFF' });
    }
    return reply;
  };

  // a HEAD of it would use the link up for nothing
  app.get<LinkRequest>(
    `${DOWNLOADS}:token`,
    { exposeHeadRoute: false, onRequest: gate.before(tellOverloaded) },
    answer,
  );
};
