// Guards: The gateway follows GraphQL over HTTP, with named exceptions.
import { serverAudits } from 'graphql-http';
import { startGatewayOverPlatform } from '../../testing/over-platform.ts';

const { gateway, platform } = await startGatewayOverPlatform({ payments: 0 });

const signedIn: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('authorization', `Bearer ${await platform.tokenFor('desarrollador')}`);
  return fetch(input, { ...init, headers });
};

/** Deliberate exceptions with their reasons, by the identifier of the audit. None of them is a `MUST`. */
const otherwise: Readonly<Record<string, string>> = {
  '5A70': 'queries by GET are refused, because addresses end up in logs and histories',
  D6D5: 'queries by GET are refused',
  '6A70': 'queries by GET are refused',
  '572B': 'an invalid request gets 4xx for every media type, so that no client takes it for answered',
  FDE2: 'an invalid request gets 4xx for every media type',
  '7B9B': 'an invalid request gets 4xx for every media type',
};

describe('the specification GraphQL over HTTP', () => {
  const audits = serverAudits({ url: `${gateway.url}/graphql`, fetchFn: signedIn });

  test.each(audits.filter(({ id }) => !(id in otherwise)).map(({ id, name, fn }) => [id, name, fn] as const))(
    '%s: the gateway %s',
    async (_id, _name, fn) => {
      const result = await fn();
      expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok');
    },
  );

  test.each(
    audits.filter(({ id }) => id in otherwise).map(({ id, name, fn }) => [id, name, otherwise[id], fn] as const),
  )('%s: the gateway does not "%s": %s', async (_id, _name, _reason, fn) => {
    const result = await fn();
    expect(result.status).not.toBe('ok');
    expect(result.status).not.toBe('error'); // the status of a violated `MUST`
  });
});
