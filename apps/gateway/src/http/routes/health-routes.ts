import type { FastifyInstance } from 'fastify';
import type { Activity } from '../../activity/activity.ts';
import type { SigningKeys, SigningKeysState } from '../../auth/signing-keys.ts';
import type { Audit } from '../../observability/audit/audit.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import type { SharedMemory } from '../../shared-memory/shared-memory.ts';
import type { RestTransport } from '../../rest/create-rest-transport.ts';
import type { Version } from '../../version.ts';

/** State that the routes report. */
export interface HealthRoutesOptions {
  readonly transport: RestTransport;
  readonly memory: SharedMemory;
  readonly keys: Pick<SigningKeys, 'look'>;
  readonly audit: Pick<Audit, 'state'>;
  readonly activity: Pick<Activity, 'state'>;
  readonly isDraining: () => boolean;
  readonly version: Version;
}

const statusOf = (draining: boolean, signingKeys: SigningKeysState) => {
  if (draining) return 'draining';
  return signingKeys === 'known' ? 'ready' : 'waiting';
};

/** Hexadecimal digits by which gateways see whether they have one secret; they reveal nothing of it. */
const DIGITS_OF_SECRET = 8;

/**
 * `/health/live`: the process answers. `/health/ready`: it may be given requests, which it may not while it drains, nor
 * before it has the keys that tokens are checked with. Failing services are reported, but do not make it unready, since
 * every other part of an answer still works.
 */
export const registerHealthRoutes = (app: FastifyInstance, options: HealthRoutesOptions): void => {
  const { transport, memory, keys, audit, activity, isDraining, version } = options;
  const secret = memory.digest('gateway secret').slice(0, DIGITS_OF_SECRET);
  app.get('/health/live', (_request, reply) => reply.send({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const [found, signingKeys] = await Promise.all([memory.look(), keys.look()]);
    const status = statusOf(isDraining(), signingKeys);
    return reply
      .status(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status,
        ...version,
        time: new Date().toISOString(),
        signingKeys,
        services: transport.states(),
        memory: found,
        // of one gateway alone it is random at each start
        secret: found === 'alone' ? null : secret,
        audit: audit.state(),
        activity: activity.state(),
      });
  });
};

/** `/metrics`, for Prometheus. */
export const registerMetricsRoute = (app: FastifyInstance, metrics: Metrics): void => {
  app.get('/metrics', async ({ raw }, reply) => {
    // a balancer that keeps the address to itself compares it as it is written: /%6detrics would pass
    if (!/^\/metrics(\?|$)/.test(raw.url ?? '')) reply.callNotFound();
    else await reply.type(metrics.contentType).send(await metrics.text());
  });
};
