import type { ServiceName } from '@backoffice/contracts';
import type { Added, EntityKind, Given } from './entities.ts';
import type { FaultRule, JobSwitchValues, ResetWish, SeenRequest, TokenWish } from './switches.ts';

interface Answered<Body> {
  readonly body: Body;
}

const isAnswered = <Body>(answer: unknown): answer is Answered<Body> => typeof answer === 'object';

/** Creates the client of a platform's `/control` API: faults, jobs, clock, tokens, entities and recorded requests. */
export const controlOf = (platform: string) => {
  const send = async <Answer>(method: string, path: string, given?: object): Promise<Answer> => {
    const response = await fetch(`${platform}/control${path}`, {
      method,
      ...(given && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The platform refused ${method} /control${path} (${response.status}): ${text}`);
    const body: unknown = JSON.parse(text === '' ? 'null' : text);
    const answer: unknown = { body };
    if (!isAnswered<Answer>(answer)) throw new Error('The platform answered no JSON.');
    return answer.body;
  };
  return {
    /** Rules by which services fail or return programmed answers. `clear` removes all rules. */
    faults: {
      set: (rule: FaultRule) => send<null>('PUT', '/faults', rule),
      list: () => send<readonly FaultRule[]>('GET', '/faults'),
      clear: () => send<null>('DELETE', '/faults'),
    },
    /** Holds exports, or makes the next one fail. */
    exports: { set: (switches: JobSwitchValues) => send<null>('PUT', '/exports', switches) },
    /** Holds imports, or makes the next one fail. */
    imports: { set: (switches: JobSwitchValues) => send<null>('PUT', '/imports', switches) },
    /** Recorded requests to the services. */
    requests: {
      /** Lists all requests, those to a service, or those of one of its operations. */
      list: (service?: ServiceName, operation?: string) => {
        const query = new URLSearchParams({ ...(service && { service }), ...(operation && { operation }) });
        return send<readonly SeenRequest[]>('GET', `/requests?${String(query)}`);
      },
      clear: () => send<null>('DELETE', '/requests'),
    },
    /** Moves the clocks of gateway and services. A reset sets them back. */
    clock: {
      /** Returns the seconds by which the clocks are ahead of the real time. */
      ahead: async () => (await send<{ readonly advance: number }>('GET', '/clock')).advance,
      /** @param seconds ahead of the real time */
      setAhead: (seconds: number) => send<null>('PUT', '/clock', { advance: seconds }),
    },
    /** Issues an access token. */
    token: async (wish: TokenWish): Promise<string> =>
      (await send<{ readonly access_token: string }>('POST', '/tokens', wish)).access_token,
    /**
     * Adds an entity with the given values, and defaults for the others.
     * @param kind collection of the entity, such as `payments`
     */
    add: <Kind extends EntityKind>(kind: Kind, given: Given<Kind>) =>
      send<Added<Kind>>('POST', `/entities/${kind}`, given),
    /** Adds several entities in one request: all of them, or none if one is refused. */
    addAll: <Kind extends EntityKind>(kind: Kind, given: readonly Given<Kind>[]) =>
      send<readonly Added<Kind>[]>('POST', `/entities/${kind}`, given),
    /** Resets the platform. @param given seed data, and whether a request without a stub is refused */
    reset: (given: ResetWish = {}) => send<null>('POST', '/reset', given),
    /** Operations of each service, as its contract names them. */
    operations: () => send<Readonly<Record<string, readonly string[]>>>('GET', '/operations'),
  };
};

/** Client of a platform's `/control` API. */
export type Control = ReturnType<typeof controlOf>;
