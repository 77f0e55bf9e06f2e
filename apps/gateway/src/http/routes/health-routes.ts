import { eachService } from '@backoffice/contracts';
import type { FastifyInstance } from 'fastify';
import type { Activity } from '../../activity/activity.ts';
import type { SigningKeys, SigningKeysState } from '../../auth/signing-keys.ts';
import type { Audit } from '../../observability/audit/audit.ts';
import type { Metrics } from '../../observability/metrics/metrics.ts';
import type { SharedMemory } from '../../shared-memory/shared-memory.ts';
import type { RestTransport } from '../../rest/create-rest-transport.ts';
import type { Version } from '../../version.ts';

/** Dependencies whose state the routes report. */
export interface HealthRoutesOptions {
  readonly transport: Pick<RestTransport, 'states' | 'reachability'>;
  readonly memory: SharedMemory;
  readonly keys: Pick<SigningKeys, 'look'>;
  readonly audit: Pick<Audit, 'state'>;
  readonly activity: Pick<Activity, 'state' | 'missing'>;
  readonly isDraining: () => boolean;
  readonly version: Version;
}

const statusOf = (draining: boolean, signingKeys: SigningKeysState) => {
  if (draining) return 'draining';
  return signingKeys === 'known' ? 'ready' : 'waiting';
};

/** State of each service. Those that did not answer at the start are looked for again. */
const statesOf = ({ transport }: HealthRoutesOptions) => {
  void transport.reachability.check();
  const unreached = transport.reachability.unreachable();
  const states = transport.states();
  return eachService((name) => (states[name] === 'unasked' && unreached.has(name) ? 'unreached' : states[name]));
};

/** Hexadecimal digits of the digest of the secret. Gateways are compared by them, and they do not reveal it. */
const DIGITS_OF_SECRET = 8;

/**
 * Registers the health routes. `/health/live` answers as long as the process runs. `/health/ready` answers 503 while
 * the gateway drains, and until it has the signing keys. Failing services are reported, but do not make it unready,
 * since other parts of an answer may work.
 */
export const registerHealthRoutes = (app: FastifyInstance, options: HealthRoutesOptions): void => {
  const { memory, keys, audit, activity, isDraining, version } = options;
  const [secret, acceptedSecret = null] = memory
    .digests('gateway secret')
    .map((digest) => digest.slice(0, DIGITS_OF_SECRET));
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
        services: statesOf(options),
        memory: found,
        // a single gateway has a random secret at each start
        secret: found === 'alone' ? null : secret,
        acceptedSecret,
        audit: audit.state(),
        activity: activity.state(),
        missingEvents: activity.missing(),
      });
  });
};

/** Registers `/metrics` for Prometheus. */
export const registerMetricsRoute = (app: FastifyInstance, metrics: Metrics): void => {
  app.get('/metrics', async ({ raw }, reply) => {
    // compared undecoded: a load balancer that blocks the path may compare it undecoded, and let /%6detrics pass
    if (!/^\/metrics(\?|$)/.test(raw.url ?? '')) reply.callNotFound();
    else await reply.type(metrics.contentType).send(await metrics.text());
  });
};
