import type { FaultRule, JobSwitchValues, ResetWish, SeenRequest, TokenWish } from './switches.ts';

interface Answered<Body> {
  readonly body: Body;
}

const isAnswered = <Body>(answer: unknown): answer is Answered<Body> => typeof answer === 'object';

/** Creates the switches of a running platform: what fails, what is held, who asks, and the requests that came. */
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
    /** Makes services fail, or answer what a test wants, and work again. */
    faults: {
      set: (rule: FaultRule) => send<null>('PUT', '/faults', rule),
      list: () => send<readonly FaultRule[]>('GET', '/faults'),
      clear: () => send<null>('DELETE', '/faults'),
    },
    /** Holds exports, or makes the next one fail. */
    exports: { set: (switches: JobSwitchValues) => send<null>('PUT', '/exports', switches) },
    /** Holds imports, or makes the next one fail. */
    imports: { set: (switches: JobSwitchValues) => send<null>('PUT', '/imports', switches) },
    /** Requests that reached the services. */
    requests: {
      list: (service?: string) =>
        send<readonly SeenRequest[]>('GET', `/requests${service === undefined ? '' : `?service=${service}`}`),
      clear: () => send<null>('DELETE', '/requests'),
    },
    /** Issues an access token. */
    token: async (wish: TokenWish): Promise<string> =>
      (await send<{ readonly access_token: string }>('POST', '/tokens', wish)).access_token,
    /** Adds an entity: what is given, and usual values for the rest. @param kind such as `payments` */
    add: <Entity extends object>(kind: string, given: Entity) =>
      send<Entity & { readonly id: string }>('POST', `/entities/${kind}`, given),
    /** Makes all as new. @param given number of payments that are seeded, and whether what no test programs is refused */
    reset: (given: ResetWish = {}) => send<null>('POST', '/reset', given),
    /** Operations of each service, as its contract names them. */
    operations: () => send<Readonly<Record<string, readonly string[]>>>('GET', '/operations'),
  };
};

/** Switches of a platform. */
export type Control = ReturnType<typeof controlOf>;
