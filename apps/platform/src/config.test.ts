// Guards: The platform reads its settings and reports all wrong ones at once. In production it has no control endpoints, and a sign-in only if it is enabled.
import { readConfig } from './config.ts';

test('without settings the platform listens on this machine only and stores its data in .data', () => {
  expect(readConfig({})).toEqual({
    port: 4100,
    host: 'localhost',
    publicUrl: 'http://localhost:4100',
    webOrigins: ['http://localhost:4000'],
    dataDir: '.data',
    databaseUrl: undefined,
    payments: 3_000,
    exportPauseMs: 100,
    control: false,
    signIn: true,
    tokens: undefined,
  });
});

test('settings are read, and an empty one counts as absent', () => {
  const environment = {
    PLATFORM_PORT: '5100',
    PLATFORM_HOST: '0.0.0.0',
    PUBLIC_URL: 'https://sign-in.example/path',
    WEB_ORIGINS: 'http://localhost:4000, https://app.example',
    PLATFORM_DATA_DIR: '',
    DATABASE_URL: 'postgres://platform@db/platform',
    PLATFORM_PAYMENTS: '0',
    PLATFORM_EXPORT_PAUSE_MS: '0',
    PLATFORM_CONTROL: 'true',
    PLATFORM_SIGN_IN: 'false',
  };
  expect(readConfig(environment)).toEqual({
    port: 5100,
    host: '0.0.0.0',
    publicUrl: 'https://sign-in.example',
    webOrigins: ['http://localhost:4000', 'https://app.example'],
    dataDir: '.data',
    databaseUrl: 'postgres://platform@db/platform',
    payments: 0,
    exportPauseMs: 0,
    control: true,
    signIn: false,
    tokens: undefined,
  });
});

test.each([
  ['PLATFORM_PORT', '70000'],
  ['PLATFORM_PORT', 'http'],
  ['PLATFORM_PAYMENTS', '-1'],
  ['PLATFORM_PAYMENTS', '1e9'],
  ['PUBLIC_URL', 'localhost:4100'],
  ['WEB_ORIGINS', 'http://localhost:4000,ftp://files.example'],
  ['PLATFORM_CONTROL', 'yes'],
  ['PLATFORM_SIGN_IN', '0'],
])('the error for %s=%s names the setting', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('all wrong settings are reported at once, without the password in the database address', () => {
  const wrong = { PLATFORM_PORT: 'x', PLATFORM_CONTROL: 'x', DATABASE_URL: 'mysql://user:secret@db' };
  const read = () => readConfig(wrong);
  for (const name of Object.keys(wrong)) expect(read).toThrow(name);
  expect(read).not.toThrow('secret');
});

test('control endpoints are refused in production', () => {
  expect(() => readConfig({ PLATFORM_CONTROL: 'true', NODE_ENV: 'production' })).toThrow('PLATFORM_CONTROL');
  expect(readConfig({ PLATFORM_CONTROL: 'true' }).control).toBe(true);
});

describe('production', () => {
  const production = { NODE_ENV: 'production' };
  const at = (address: string) => ({
    issuer: `${address}/realms/back-office`,
    keysUrl: `${address}/realms/back-office/protocol/openid-connect/certs`,
  });

  test('has no sign-in by default and requires the tokens of a Keycloak', () => {
    expect(() => readConfig(production)).toThrow('KEYCLOAK_URL');
    expect(readConfig({ ...production, KEYCLOAK_URL: 'https://sso.example/' })).toMatchObject({
      signIn: false,
      tokens: at('https://sso.example'),
    });
    const inside = { KEYCLOAK_URL: 'https://sso.example', KEYCLOAK_INTERNAL_URL: 'http://keycloak:8080' };
    expect(readConfig({ ...production, ...inside }).tokens).toEqual({
      issuer: 'https://sso.example/realms/back-office',
      keysUrl: 'http://keycloak:8080/realms/back-office/protocol/openid-connect/certs',
    });
  });

  test('accepts the tokens of its own sign-in when that is enabled', () => {
    const { signIn, tokens } = readConfig({
      ...production,
      PLATFORM_SIGN_IN: 'true',
      PUBLIC_URL: 'https://demo.example',
    });
    expect([signIn, tokens]).toEqual([
      true,
      { ...at('http://127.0.0.1:4100'), issuer: 'https://demo.example/realms/back-office' },
    ]);
  });
});
