// Guards: Settings are read or have defaults, and start-up reports wrong ones together, by name.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eachService, services } from '@backoffice/contracts';
import { readConfig } from './config.ts';

const urlVariables = Object.values(services).map(({ urlVariable }) => urlVariable);
const complete = {
  KEYCLOAK_URL: 'http://localhost:4100/',
  ...Object.fromEntries(Object.values(services).map(({ name, urlVariable }) => [urlVariable, `http://here/${name}/`])),
};

const problemsOf = (environment: Readonly<Record<string, string>>): string => {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

const newsFile = (content: string): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'gateway-news-')), 'news.json');
  writeFileSync(path, content);
  return path;
};

describe('the settings', () => {
  test('allow the rule of two people only with a store of edits', () => {
    const two = { ...complete, FOUR_EYES: 'on', FOUR_EYES_MACHINES: 'scheduler, sistema' };
    expect(problemsOf(two)).toContain('FOUR_EYES=on needs ACTIVITY_DATABASE_URL or ACTIVITY_DATA_DIR');
    const kept = { ACTIVITY_DATA_DIR: '/nowhere', AUDIT_SECRET: 'a secret of thirty-two characters' };
    expect(readConfig({ ...two, ...kept }).fourEyes).toMatchObject({
      required: true,
      machines: ['scheduler', 'sistema'],
    });
  });

  test('read holidays of further years, and replace those of a listed year', () => {
    const path = newsFile('{ "2028": ["01-01"], "2027": [] }');
    expect(readConfig({ ...complete, HOLIDAYS_FILE: path }).holidays).toMatchObject({
      2026: expect.arrayContaining(['12-25']),
      2027: [],
      2028: ['01-01'],
    });
    expect(problemsOf({ ...complete, HOLIDAYS_FILE: newsFile('{ "2028": ["1-1"] }') })).toContain('HOLIDAYS_FILE');
    expect(problemsOf({ ...complete, HOLIDAYS_FILE: '/nowhere' })).toContain('cannot be read');
  });

  test('have defaults, except for the addresses of the services and the sign-in', () => {
    expect(readConfig(complete)).toMatchObject({
      port: 4000,
      production: false,
      logLevel: 'info',
      drainDelayMs: 5_000, // long enough for a load balancer that checks every two seconds
      publicUrl: 'http://localhost:4000',
      keycloak: {
        url: 'http://localhost:4100',
        internalUrl: 'http://localhost:4100',
        realm: 'back-office',
        audience: 'gateway',
        clientId: 'back-office-web',
        otherClients: [],
      },
      serviceUrls: eachService((name) => `http://here/${name}`),
    });
  });

  test('list further clients whose tokens are accepted', () => {
    const { keycloak } = readConfig({ ...complete, KEYCLOAK_OTHER_CLIENTS: 'back-office-cli, nightly-report' });
    expect(keycloak.otherClients).toEqual(['back-office-cli', 'nightly-report']);
  });

  test.each([
    ['production', '', 'AUDIT_SECRET takes at least 32 characters'],
    ['production', 'x'.repeat(32), ''],
    ['development', '', ''],
    ['development', 'short', 'AUDIT_SECRET takes at least 32 characters'],
  ])('of %s check the length of AUDIT_SECRET: %j', (NODE_ENV, AUDIT_SECRET, problem) => {
    const told = problemsOf({ ...complete, NODE_ENV, AUDIT_SECRET });
    expect(problem === '' ? told : told.includes(problem)).toBe(problem === '' ? '' : true);
  });

  test('report all wrong values at once, by name', () => {
    expect(
      problemsOf({ ...complete, PORT: '99999', PAYER_URL: '', LOG_LEVEL: 'loud', KEYCLOAK_REALM: '../master' }),
    ).toBe(
      [
        'The gateway cannot start:',
        'PORT takes a number from 0 to 65535, not "99999".',
        'LOG_LEVEL takes one of silent, fatal, error, warn, info, debug, trace, not "loud".',
        'KEYCLOAK_REALM takes letters, digits, . - _, not "../master".',
        'PAYER_URL is missing; it takes an address such as http://localhost:4100/payer.',
      ].join('\n- '),
    );
  });

  test('name every service and the sign-in service when nothing is set', () => {
    const problems = problemsOf({});
    for (const name of ['KEYCLOAK_URL', ...urlVariables]) expect(problems).toContain(`${name} is missing`);
    expect(problems).not.toContain('KEYCLOAK_INTERNAL_URL');
  });

  test('accept only http(s) addresses, and mailto for links', () => {
    expect(problemsOf({ ...complete, PAYMENT_URL: 'file:///etc/passwd' })).toContain('PAYMENT_URL takes an address');
    expect(readConfig({ ...complete, SUPPORT_URL: 'mailto:ayuda@example.com' }).supportUrl).toBe(
      'mailto:ayuda@example.com',
    );
  });

  test('read the news from a file', () => {
    const news = [{ id: '1', date: '2026-11-21', title: 'Hola', body: 'Texto' }];
    expect(readConfig({ ...complete, NEWS_FILE: newsFile(JSON.stringify(news)) }).news).toEqual(news);
    expect(problemsOf({ ...complete, NEWS_FILE: newsFile('[{"id":1}]') })).toContain(
      'takes a list of { id, date, title, body }',
    );
    expect(problemsOf({ ...complete, NEWS_FILE: newsFile('{') })).toContain('cannot be read');
    expect(problemsOf({ ...complete, NEWS_FILE: '/nowhere' })).toContain('cannot be read');
  });

  test('open the file of the audit trail, or report the reason', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'gateway-audit-')), 'audit.log');
    expect(readConfig(complete).auditLog).toBeUndefined();
    expect(readConfig({ ...complete, AUDIT_LOG: path }).auditLog).toBe(path);
    expect(problemsOf({ ...complete, AUDIT_LOG: '/nowhere/audit.log' })).toMatch(
      /AUDIT_LOG \(\/nowhere\/audit.log\) cannot be written: ENOENT/,
    );
  });

  test('switch tracing on by the variables of OpenTelemetry', () => {
    const collector = { ...complete, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
    expect(readConfig(complete).tracing).toBeUndefined();
    expect(readConfig({ ...collector, OTEL_TRACES_SAMPLER_ARG: '0.25' }).tracing).toEqual({
      endpoint: 'http://collector:4318',
      ratio: 0.25,
      serviceName: 'back-office-gateway',
    });
    expect(problemsOf({ ...collector, OTEL_TRACES_SAMPLER_ARG: '2' })).toContain('takes a part from 0 to 1');
    expect(problemsOf({ ...complete, OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toContain('takes an address such as');
  });

  describe('of the shared memory', () => {
    const secret = { GATEWAY_SECRET: 'x'.repeat(32) };

    test.each([
      'redis://redis',
      'redis://redis:6379/1',
      'rediss://gateway:p%40ss%2Fword%231@redis.example:6380',
      'redis://[::1]:6379/',
    ])('accept the address %s', (REDIS_URL) => {
      expect(readConfig({ ...complete, ...secret, REDIS_URL }).redis?.url).toBe(REDIS_URL);
    });

    test.each(['p@ss/word#1', 'Zm9v/YmFy+Cg==', 'a?b', 'a b'])(
      'tell where to put a password like %s, without printing it',
      (password) => {
        const problems = problemsOf({ ...complete, ...secret, REDIS_URL: `redis://:${password}@redis:6379` });
        expect(problems).toContain('REDIS_PASSWORD, with any characters');
        expect(problems).not.toContain(password);
        expect(
          readConfig({ ...complete, ...secret, REDIS_URL: 'redis://redis:6379', REDIS_PASSWORD: password }).redis,
        ).toMatchObject({ url: 'redis://redis:6379', password });
      },
    );

    test('refuse two passwords', () => {
      const twice = { REDIS_URL: 'redis://:one@redis', REDIS_PASSWORD: 'other' };
      expect(problemsOf({ ...complete, ...secret, ...twice })).toContain('leave it out of the address');
    });
  });
});
