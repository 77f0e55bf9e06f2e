// Guards: A session renews its token before the token expires, once for all waiting calls. The session survives an
// outage of the identity service.
import { jest } from '@jest/globals';
import { createSession, type Identity } from './session';

/** Stub of an identity service whose responses the test chooses. */
const identityService = (lifetimeMs = 300_000) => {
  let expiresAt = Date.now() + lifetimeMs;
  let token: string | undefined = 'token-0';
  let renewals = 0;
  let answer: 'new token' | 'session ended' | 'no network' = 'new token';
  const identity: Identity = {
    token: () => token,
    expiresAt: () => expiresAt,
    refresh: async () => {
      renewals += 1;
      await Promise.resolve();
      if (answer === 'session ended') token = undefined;
      if (answer !== 'new token') throw new Error(answer);
      token = `token-${String(renewals)}`;
      expiresAt = Date.now() + lifetimeMs;
    },
  };
  return { identity, renewals: () => renewals, answers: (next: typeof answer) => (answer = next) };
};

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

describe('the session', () => {
  test('uses its token while the token is valid', async () => {
    const service = identityService();
    const session = createSession(service.identity);
    expect(await session.accessToken()).toBe('token-0');
    expect(service.renewals()).toBe(0);
  });

  test('renews 30 seconds before the token expires', async () => {
    const service = identityService(300_000);
    createSession(service.identity);
    await jest.advanceTimersByTimeAsync(269_000);
    expect(service.renewals()).toBe(0);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(service.renewals()).toBe(1);
  });

  test('renews once for all calls that wait for it', async () => {
    const service = identityService(300_000);
    const session = createSession(service.identity);
    jest.setSystemTime(new Date('2026-11-21T12:04:45Z'));
    const tokens = await Promise.all([session.accessToken(), session.accessToken(), session.accessToken()]);
    expect(tokens).toEqual(['token-1', 'token-1', 'token-1']);
    expect(service.renewals()).toBe(1);
  });

  test('renews a refused token, once for all calls that had it', async () => {
    const service = identityService(300_000);
    const session = createSession(service.identity);
    const refused = await session.accessToken();
    const tokens = await Promise.all([session.tokenAfter(refused), session.tokenAfter(refused)]);
    expect(tokens).toEqual(['token-1', 'token-1']);
    expect(await session.tokenAfter(refused)).toBe('token-1');
    expect(service.renewals()).toBe(1);
    service.answers('session ended');
    await expect(session.tokenAfter('token-1')).rejects.toMatchObject({ name: 'SessionExpiredError' });
  });

  test('rejects a call instead of returning a refused token that cannot be renewed, and renews it later', async () => {
    const service = identityService(300_000);
    const session = createSession(service.identity);
    service.answers('no network');
    await expect(session.tokenAfter('token-0')).rejects.toMatchObject({ name: 'IdentityAwayError' });
    expect(session.state().status).toBe('active');
    service.answers('new token');
    expect(await session.tokenAfter('token-0')).toMatch(/^token-[1-9]/);
  });

  test('expires when the identity service ends it, and notifies its listeners', async () => {
    const service = identityService();
    const session = createSession(service.identity);
    const told: string[] = [];
    session.subscribe(() => told.push(session.state().status));
    service.answers('session ended');
    await jest.advanceTimersByTimeAsync(271_000);
    expect(told).toEqual(['expired']);
    await expect(session.accessToken()).rejects.toMatchObject({ name: 'SessionExpiredError' });
  });

  test('survives a lost network while its token is valid, and renews the token afterwards', async () => {
    const service = identityService(300_000);
    const session = createSession(service.identity);
    service.answers('no network');
    await jest.advanceTimersByTimeAsync(275_000);
    expect(session.state().status).toBe('active');
    expect(await session.accessToken()).toBe('token-0');
    service.answers('new token');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(session.state().status).toBe('active');
    expect(await session.accessToken()).not.toBe('token-0');
  });

  test('is away, not expired, while the service does not respond, and resumes by itself', async () => {
    const service = identityService(300_000);
    const session = createSession(service.identity);
    service.answers('no network');
    await jest.advanceTimersByTimeAsync(330_000);
    expect(session.state().status).toBe('away');
    await expect(session.accessToken()).rejects.toMatchObject({ name: 'IdentityAwayError' });
    service.answers('new token');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(session.state().status).toBe('active');
    expect(await session.accessToken()).toMatch(/^token-/);
  });

  test('expires when the service returns after an outage and ends the session', async () => {
    const service = identityService(300_000);
    const session = createSession(service.identity);
    service.answers('no network');
    await jest.advanceTimersByTimeAsync(330_000);
    service.answers('session ended');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(session.state().status).toBe('expired');
  });

  test('resumes after the person signed in again', async () => {
    const session = createSession(identityService().identity);
    session.expire();
    await expect(session.accessToken()).rejects.toMatchObject({ name: 'SessionExpiredError' });
    session.resume(identityService().identity);
    expect(session.state().status).toBe('active');
    expect(await session.accessToken()).toBe('token-0');
  });
});
