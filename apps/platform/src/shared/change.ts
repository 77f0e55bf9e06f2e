import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { idempotentAnswers, platformNotes } from '../database/platform.table.ts';
import { Problem } from './problem.ts';

/** How long an answer is kept for its key, in milliseconds. */
const keptFor = 24 * 60 * 60 * 1000;

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export type RunChange = (
  service: string,
  request: FastifyRequest,
  change: (tx: Database) => Promise<Answer>,
) => Promise<Answer>;

/**
 * Runs a change in one transaction. With an Idempotency-Key the first answer is kept with it, a refusal too: the same
 * key and request answer it again, and another request under that key is refused. Two at a time wait for each other at
 * the row of the key.
 */
export async function createRunChange(db: Database, now: () => Date): Promise<RunChange> {
  const secret = await hashSecret(db);
  return (service, request, change) =>
    db.transaction(async (tx) => {
      const key = header(request, 'idempotency-key');
      if (key === undefined) return change(tx);
      if (!/^[\w.:-]{8,128}$/.test(key))
        throw new Problem(400, 'invalid_idempotency_key', 'Idempotency-Key takes 8 to 128 letters, digits, . : - _');

      const requestHash = createHmac('sha256', secret)
        .update(JSON.stringify([request.method, request.url, header(request, 'if-match'), request.body]))
        .digest('base64url');
      const row = and(eq(idempotentAnswers.service, service), eq(idempotentAnswers.key, key));
      await tx.delete(idempotentAnswers).where(and(row, lt(idempotentAnswers.createdAt, new Date(now().getTime() - keptFor))));
      const [mine] = await tx
        .insert(idempotentAnswers)
        .values({ service, key, requestHash, createdAt: now() })
        .onConflictDoNothing()
        .returning({ key: idempotentAnswers.key });
      if (mine === undefined) return firstAnswer(await tx.select().from(idempotentAnswers).where(row), requestHash);

      const answer = await change(tx).catch(refusal);
      await tx.update(idempotentAnswers).set({ status: answer.status, body: answer.body }).where(row);
      return answer;
    });
}

type Kept = typeof idempotentAnswers.$inferSelect;

function firstAnswer([kept]: readonly Kept[], requestHash: string): Answer {
  if (kept?.requestHash !== requestHash)
    throw new Problem(422, 'idempotency_key_reused', 'This Idempotency-Key was used for another request.');
  return { status: kept.status ?? 500, body: kept.body };
}

/** Rules refuse before anything is written, so a refusal may be kept as the answer. Failures roll everything back. */
function refusal(error: unknown): Answer {
  if (error instanceof Problem && error.status < 500) return { status: error.status, body: error.body };
  throw error;
}

async function hashSecret(db: Database): Promise<string> {
  const fresh = { name: 'idempotency-secret', value: randomBytes(32).toString('base64url') };
  await db.insert(platformNotes).values(fresh).onConflictDoNothing();
  const [kept] = await db.select().from(platformNotes).where(eq(platformNotes.name, fresh.name));
  return kept?.value ?? fresh.value;
}

export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
