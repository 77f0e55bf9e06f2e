// Guards: The check of an installation reports the problems of each gateway, and those that an update caused.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { differencesOf, lineOf, problemsOf, worseThan, type GatewayState } from './installation-check.ts';
import { startGatewayOverPlatform } from './testing/over-platform.ts';

const { gateway } = await startGatewayOverPlatform({ payments: 0 });

const good = {
  status: 'ready',
  version: '1.0.0',
  commit: 'abc',
  signingKeys: 'known',
  memory: 'connected',
  secret: 'a1',
  audit: 'written',
  activity: 'written',
  services: { payer: 'up', payment: 'unasked' },
};
const state = (changed: object = {}, aheadMs = 0): GatewayState => ({
  url: 'http://gateway-1:4000',
  health: { ...good, ...changed },
  aheadMs,
});
const kindsOf = (problems: readonly { readonly kind: string }[]) => problems.map(({ kind }) => kind);

test('a healthy gateway has no problem, and is listed with its release', () => {
  expect(problemsOf(state())).toEqual([]);
  expect(lineOf(state())).toContain('1.0.0 (abc), status ready');
  expect(lineOf(state())).toContain('2 services: 1 up, 1 unasked');
});

test.each([
  ['status', { status: 'waiting' }],
  ['keys', { signingKeys: 'missing' }],
  ['memory', { memory: 'lost' }],
  ['store', { activity: 'unreached' }],
  ['events', { missingEvents: 2 }],
  ['trail', { audit: 'lost' }],
  ['services', { services: { payer: 'open' } }],
  ['services', { services: { payer: 'unreached' } }],
])('a problem of its %s is reported, and all but services and events also as caused by an update', (kind, changed) => {
  expect(kindsOf(problemsOf(state(changed)))).toEqual([kind]);
  expect(kindsOf(worseThan(good, state(changed)))).toEqual(['services', 'events'].includes(kind) ? [] : [kind]);
  expect(worseThan({ ...good, ...changed }, state(changed))).toEqual([]);
});

test('a wrong clock, a missing answer, and a different secret or release are reported', () => {
  expect(kindsOf(problemsOf(state({}, 60_000)))).toEqual(['clock']);
  expect(kindsOf(problemsOf({ ...state(), health: undefined }))).toEqual(['answer']);
  expect(kindsOf(worseThan(good, state({ secret: 'b2' })))).toEqual(['secret']);
  expect(worseThan({ ...good, secret: null }, state({ secret: 'b2' }))).toEqual([]);
  const [rotating, rotated] = [{ acceptedSecret: 'b2' }, { secret: 'b2', acceptedSecret: 'a1' }];
  expect(worseThan({ ...good, ...rotating }, state(rotated))).toEqual([]);
  expect(kindsOf(worseThan(good, state(rotated)))).toEqual(['secret']);
  expect(differencesOf([state(rotating), state(rotated)])).toEqual([]);
  expect(kindsOf(differencesOf([state(), state(rotated)]))).toEqual(['secret']);
  expect(worseThan(undefined, state({ memory: 'lost' }))).toEqual([]);
  expect(kindsOf(differencesOf([state(), state({ secret: 'b2', version: '2.0.0' })]))).toEqual(['version', 'secret']);
});

test('the command checks a running gateway, and ends with 1 when one does not answer', async () => {
  const command = fileURLToPath(new URL('check-installation.ts', import.meta.url));
  const run = (...words: readonly string[]) =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = spawn(process.execPath, ['--import', 'tsx', command, ...words]);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
      child.on('close', (code) => resolve({ code, output }));
    });
  expect(await run(gateway.url)).toMatchObject({ code: 0, output: expect.stringContaining('17 services: 17 unasked') });
  const away = await run(gateway.url, 'http://127.0.0.1:9');
  expect(away).toMatchObject({ code: 1, output: expect.stringContaining('does not answer') });
  expect((await run('--accept', 'answer', 'http://127.0.0.1:9')).code).toBe(0);
});
