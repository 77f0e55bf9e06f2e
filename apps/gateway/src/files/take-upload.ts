import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { describeUpstream } from '../errors/describe/describe-upstream.ts';
import { diagnosisOfUpstream } from '../errors/describe/diagnosis.ts';
import { errorAnswer } from '../errors/describe/error-answer.ts';
import type { ErrorCode } from '../errors/catalogue/error-codes.ts';
import { isRefusal, UpstreamError } from '../errors/upstream-error.ts';
import type { Audit } from '../observability/audit/audit.ts';
import { auditEvent, type AuditEvent } from '../observability/audit/audit-event.ts';
import type { ServiceName } from '@backoffice/contracts';
import type { RestTransport } from '../rest/create-rest-transport.ts';
import type { Lease, PreparedUpload } from './file-links.ts';
import { drainBody, sendBody, UploadRefusal, type UploadLimits, type UploadRequest } from './upload-body.ts';
import { otherSize } from './upload.texts.ts';

/** Result of an upload. */
export interface UploadResult {
  /** Identifiers of the created records, for the audit trail. */
  readonly ids: readonly string[];
  /** Answer to the browser. */
  readonly data: object;
}

/** Reads the answer of a service to a file. @throws UpstreamError for an answer that breaks the contract */
export type ReadUpload = (answer: object) => UploadResult;

/** Readers of answers, by service that accepts files. */
export type UploadReaders = Readonly<Partial<Record<ServiceName, ReadUpload>>>;

/** Dependencies of an upload. */
export interface TakeUploadOptions {
  readonly limits: UploadLimits;
  readonly readers: UploadReaders;
  readonly transport: Pick<RestTransport, 'files'>;
  readonly audit: Pick<Audit, 'record' | 'demandWritten'>;
  readonly logger: Logger;
}

/** Sends the file of an open link to its service, and answers with the result. */
export type TakeUpload = (
  request: FastifyRequest<UploadRequest>,
  reply: FastifyReply,
  lease: Lease<PreparedUpload>,
) => Promise<FastifyReply>;

/** Facts of an uploaded file. A refused link may have none. */
type ReportedUpload = {
  readonly [Name in 'type' | 'personId' | 'username' | 'personName']?: PreparedUpload[Name] | undefined;
};

/** Records an upload in the audit trail. */
export const recordUpload = (
  audit: Pick<Audit, 'record'>,
  { id: requestId }: FastifyRequest,
  { type = 'Upload', personId, username, personName: name }: ReportedUpload,
  ending: Pick<AuditEvent, 'result' | 'code'> & Partial<AuditEvent>,
): void => {
  const person = { userId: personId ?? null, username: username ?? null, name };
  const request = { requestId, ...person, operation: 'upload' };
  audit.record([auditEvent({ kind: 'upload', action: 'upload', type, ...ending })], request);
};

const statusOf = (code: ErrorCode): number => {
  if (code === 'SERVICE_TIMEOUT') return 504;
  return code === 'SERVICE_UNAVAILABLE' || code === 'SERVICE_BAD_ANSWER' ? 502 : 422;
};

const resultOf = (error: UpstreamError) => {
  if (error.outcomeUnknown) return 'unknown';
  return isRefusal(error) ? 'refused' : 'failed';
};

/** Creates the handler of an upload. After a failure the link is valid again. */
export const createTakeUpload = ({ limits, readers, transport, audit, logger }: TakeUploadOptions): TakeUpload => {
  const lineOf = ({ id: requestId }: FastifyRequest, { service, personId: userId }: PreparedUpload) => ({
    requestId,
    service,
    userId,
  });

  const refuse = async (request: FastifyRequest, reply: FastifyReply, status: number, body: object) => {
    await drainBody(request, limits);
    return reply.status(status).send(body);
  };

  const fail = (request: FastifyRequest, reply: FastifyReply, file: PreparedUpload, error: UpstreamError) => {
    const { unexpected: _none, message, ...extensions } = describeUpstream(error);
    logger.warn({ ...lineOf(request, file), outcome: error.kind, ...diagnosisOfUpstream(error) }, 'upload');
    recordUpload(audit, request, file, { result: resultOf(error), code: extensions.extendedCode ?? extensions.code });
    const columns = error.fields?.['file'] ?? null;
    const errors = [{ message, extensions: { ...extensions, columns, requestId: request.id } }];
    return refuse(request, reply, statusOf(extensions.code), { errors });
  };

  return async (request, reply, lease) => {
    const { file, finish } = lease;
    let result: UploadResult;
    try {
      if (Number(request.headers['content-length']) !== file.size) throw new UploadRefusal(otherSize);
      audit.demandWritten();
      const read = readers[file.service];
      if (!read) throw new Error(`The module of ${file.service} reads no answers to files (readUpload).`);
      result = read(await sendBody(request, file, { transport, limits }));
    } catch (error) {
      void reply.header('connection', 'close');
      await finish(false);
      if (error instanceof UpstreamError) return await fail(request, reply, file, error);
      if (!(error instanceof UploadRefusal)) throw error;
      recordUpload(audit, request, file, { result: 'refused', code: 'BAD_USER_INPUT' });
      return await refuse(request, reply, 422, errorAnswer('BAD_USER_INPUT', request.id, error.message));
    }
    await finish(true);
    logger.info({ ...lineOf(request, file), outcome: 'complete' }, 'upload');
    recordUpload(audit, request, file, { ids: result.ids, result: 'done', code: null });
    // a service may answer before it has read the whole body
    if (!request.raw.complete) void reply.header('connection', 'close');
    return reply.send({ data: result.data });
  };
};
