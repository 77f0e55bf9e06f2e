import type { FastifyReply } from 'fastify';

/** What a service answers when it does not do what was asked. */
export interface ProblemBody {
  readonly code: string;
  readonly extended_code: string;
  readonly message: string;
  readonly current_version?: number;
  readonly fields?: Readonly<Record<string, string>>;
}

/** A refusal with its HTTP status; thrown anywhere below a route. */
export class Problem extends Error {
  readonly status: number;
  readonly body: ProblemBody;

  constructor(status: number, extendedCode: string, message: string, more: Partial<ProblemBody> = {}) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.body = { code: classOf(status), extended_code: extendedCode, message, ...more };
  }
}

const classes: Readonly<Record<number, string>> = {
  400: 'bad_request',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media_type',
  422: 'unprocessable',
};
const classOf = (status: number): string => classes[status] ?? (status < 500 ? 'refused' : 'internal_error');

export const notFound = (entity: string) => new Problem(404, `${entity}_not_found`, `There is no such ${entity}.`);

/** The answer to whatever a route threw; what is not a Problem says nothing of itself. */
export function answerProblem(error: unknown, reply: FastifyReply): void {
  const problem = error instanceof Problem ? error : fromFramework(error);
  if (problem.status >= 500) reply.log.error(error);
  void reply.status(problem.status).send(problem.body);
}

function fromFramework(error: unknown): Problem {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500
    ? new Problem(status, 'malformed_request', error instanceof Error ? error.message : 'Malformed request.')
    : new Problem(500, 'internal_error', 'The service failed.');
}
