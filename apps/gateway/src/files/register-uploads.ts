import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticate } from '../auth/create-authenticator.ts';
import { errorAnswer } from '../errors/describe/error-answer.ts';
import { errorCodes } from '../errors/catalogue/error-codes.ts';
import type { LoadGate } from '../http/gate/load-gate.ts';
import { allowSlowBody } from './slow-bodies.ts';
import { UPLOADS, type FileLinks, type Lease, type PreparedUpload } from './file-links.ts';
import { codeOfStatus, openLink, refusalAdvice, refusalStatus } from './open-link.ts';
import { createPersonSlots } from './person-slots.ts';
import { createTakeUpload, recordUpload, type TakeUploadOptions } from './take-upload.ts';
import type { UploadRequest } from './upload-body.ts';
import { refusalTexts, tooManyAtOnce, tooManyAtOnceAdvice } from './upload.texts.ts';

export interface UploadRouteOptions extends TakeUploadOptions {
  readonly links: FileLinks<PreparedUpload>;
  readonly authenticate: Authenticate;
  readonly gate: LoadGate;
}

/** Value of `Retry-After` in seconds for too many simultaneous uploads. */
const RETRY_AFTER = '10';

/**
 * Registers `POST /uploads/<token>`, which streams a file to a service in constant memory. It sends the idempotency key
 * of the link. So a repeated upload of the same file is one change.
 */
export const registerUploads = (app: FastifyInstance, options: UploadRouteOptions): void => {
  const { links, authenticate, audit, gate } = options;
  const take = createTakeUpload(options);
  const takeSlot = createPersonSlots();

  const takeOne = async (
    request: FastifyRequest<UploadRequest>,
    reply: FastifyReply,
    lease: Lease<PreparedUpload>,
  ): Promise<FastifyReply> => {
    const giveBack = takeSlot(lease.file.personId);
    if (!giveBack) {
      await lease.finish(false);
      recordUpload(audit, request, lease.file, { result: 'refused', code: 'TOO_MANY_REQUESTS' });
      // the rest is not read, since that would be one more slow upload
      return reply
        .headers({ connection: 'close', 'retry-after': RETRY_AFTER })
        .status(429)
        .send(errorAnswer('TOO_MANY_REQUESTS', request.id, tooManyAtOnce, tooManyAtOnceAdvice));
    }
    const end = allowSlowBody(request.raw.socket);
    try {
      return await take(request, reply, lease);
    } finally {
      end();
      giveBack();
    }
  };

  const answer = async (request: FastifyRequest<UploadRequest>, reply: FastifyReply): Promise<FastifyReply> => {
    void reply.headers({ 'cache-control': 'no-store' });
    const { lease, opener } = await openLink(request, { links, authenticate });
    if (!('refusal' in lease)) return takeOne(request, reply, lease);
    // a forged link is not recorded: anybody could flood the audit trail
    const { refusal, file } = lease;
    if (refusal !== 'UNKNOWN') {
      const ending = { result: 'refused', code: refusal, owner: file?.personId } as const;
      recordUpload(audit, request, { type: file?.type, ...opener }, ending);
    }
    const status = refusalStatus[refusal];
    return reply
      .header('connection', 'close')
      .status(status)
      .send(errorAnswer(codeOfStatus(status), request.id, refusalTexts[refusal], refusalAdvice(refusal)));
  };

  void app.register((scope, _given, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', (_request, body, parsed) => parsed(null, body));
    const turnAway = gate.before((request, reply) =>
      reply
        .header('connection', 'close')
        .status(503)
        .send(errorAnswer('OVERLOADED', request.id, errorCodes.OVERLOADED)),
    );
    scope.post<UploadRequest>(`${UPLOADS}:token`, { onRequest: turnAway }, answer);
    done();
  });
};
