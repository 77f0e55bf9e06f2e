import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { idempotentAnswers, platformNotes } from '../database/platform.table.ts';
import { Problem } from './problem.ts';

/** Time for which a response is stored with its key, in milliseconds. */
const ANSWER_TTL = 24 * 60 * 60 * 1000;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Performs a change and sends its response. */
export type RunChange = (
  request: FastifyRequest,
  reply: FastifyReply,
  change: (tx: Database) => Promise<Answer>,
) => Promise<FastifyReply>;

/**
 * Creates the function that runs a change in one transaction. With an `Idempotency-Key` the first response is stored,
 * including a refusal. The same key and request get that response again; another request with the key is refused.
 * Concurrent requests with one key wait for the row of the key.
 */
export async function createRunChange(db: Database, now: () => Date): Promise<(service: string) => RunChange> {
  const secret = await hashSecret(db);
  return (service) => async (request, reply, change) => {
    const key = idempotencyKey(request);
    const { status, body } = await db.transaction((tx) =>
      key === undefined ? change(tx) : onceForKey(tx, { service, key, requestHash: hashOf(request, secret) }, change),
    );
    return reply.status(status).send(status === 204 ? undefined : body);
  };

  async function onceForKey(tx: Database, own: OwnKey, change: (tx: Database) => Promise<Answer>): Promise<Answer> {
    await tx.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, new Date(now().getTime() - ANSWER_TTL)));
    const row = and(eq(idempotentAnswers.service, own.service), eq(idempotentAnswers.key, own.key));
    const [mine] = await tx
      .insert(idempotentAnswers)
      .values({ ...own, createdAt: now() })
      .onConflictDoNothing()
      .returning({ key: idempotentAnswers.key });
    if (mine === undefined) return firstAnswer(await tx.select().from(idempotentAnswers).where(row), own.requestHash);

    const answer = await change(tx).catch(refusal);
    await tx.update(idempotentAnswers).set({ status: answer.status, body: answer.body }).where(row);
    return answer;
  }
}

interface OwnKey {
  readonly service: string;
  readonly key: string;
  readonly requestHash: string;
}
type StoredAnswer = typeof idempotentAnswers.$inferSelect;

function firstAnswer([first]: readonly StoredAnswer[], requestHash: string): Answer {
  if (first?.requestHash !== requestHash)
    throw new Problem(422, 'idempotency_key_reused', 'This Idempotency-Key was used for another request.');
  return { status: first.status ?? 500, body: first.body };
}

/**
 * Converts a refusal to a response that is stored with the key. Rules refuse before anything is written, and any other
 * error rolls back everything.
 */
function refusal(error: unknown): Answer {
  if (error instanceof Problem && error.status < 500) return { status: error.status, body: error.body };
  throw error;
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = header(request, 'idempotency-key');
  if (key === undefined || /^[\x21-\x7e]{8,128}$/.test(key)) return key;
  throw new Problem(400, 'invalid_idempotency_key', 'Idempotency-Key takes 8 to 128 visible characters.');
}

/**
 * Returns a keyed hash of a request. A plain hash of a card number could be reversed by brute force.
 */
const hashOf = (request: FastifyRequest, secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([request.method, request.url, header(request, 'if-match'), request.body]))
    .digest('base64url');

async function hashSecret(db: Database): Promise<string> {
  const fresh = { name: 'idempotency-secret', value: randomBytes(32).toString('base64url') };
  await db.insert(platformNotes).values(fresh).onConflictDoNothing();
  const [note] = await db.select().from(platformNotes).where(eq(platformNotes.name, fresh.name));
  return note?.value ?? fresh.value;
}

/** Returns the version in `If-Match`, which the person saw. */
export function ifMatch(request: FastifyRequest): number | undefined {
  const value = header(request, 'if-match');
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/.test(value)) throw new Problem(400, 'invalid_if_match', 'If-Match takes the number of a version.');
  return Number(value);
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
