import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from './database/open-database.ts';

/** Registers the health endpoints. Alive: the process answers. Ready: its database answers, too. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', async (request, reply) => {
    try {
      await db.execute(sql`select 1`);
      return { status: 'ok' };
    } catch {
      request.log.warn('The database does not answer.');
      return reply.status(503).send({ status: 'unavailable' });
    }
  });
}
