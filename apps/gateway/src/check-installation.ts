// Checks the gateways of an installation: `npm run check:installation`, or in an image
// `node apps/gateway/dist/check-installation.js http://gateway-1:4000 http://gateway-2:4000`.
import { parseArgs } from 'node:util';
import { differencesOf, lineOf, problemsOf, worseThan, type GatewayState } from './installation-check.ts';
import { at, textAt } from './unknown-value.ts';

const usage = `Says of each gateway which release it runs, and how it does: signing keys, shared memory, stores, services, clock.

  check-installation [--accept memory,…] [<address> …]   http://localhost:4000 without an address
  check-installation --than <answer> <address>           whether it does worse than in an earlier answer of /health/ready

Ends with 1 where something is wrong. --accept names what may be: answer, status, keys, memory, store, trail, secret, services,
clock, version.`;

const ANSWER_WITHIN = 5_000;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const stateOf = async (url: string): Promise<GatewayState> => {
  try {
    const began = Date.now();
    const answer = await fetch(`${url.replace(/\/+$/, '')}/health/ready`, {
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    });
    const text = await answer.text();
    const health = at(parse(text), 'status') === undefined ? undefined : parse(text);
    const time = Date.parse(textAt(health, 'time') ?? '');
    const middle = (began + Date.now()) / 2; // the gateway set its time about halfway through the request
    return { url, health, aheadMs: Number.isNaN(time) ? 0 : time - middle };
  } catch {
    return { url, health: undefined, aheadMs: 0 };
  }
};

const check = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: { than: { type: 'string' }, accept: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help === true) {
    console.log(usage);
    return;
  }
  const accepted = (values.accept ?? '').split(/[\s,]+/);
  const tell = (text: string, kind: string): void => {
    const isAccepted = accepted.includes(kind);
    console.error(`  ${isAccepted ? 'accepted: ' : ''}${text}`);
    if (!isAccepted) process.exitCode = 1;
  };
  const states = await Promise.all((positionals.length > 0 ? positionals : ['http://localhost:4000']).map(stateOf));
  const before = values.than === undefined ? undefined : parse(values.than);
  for (const state of states) {
    console.log(lineOf(state));
    for (const { kind, text } of values.than === undefined ? problemsOf(state) : worseThan(before, state))
      tell(text, kind);
  }
  for (const { kind, text } of differencesOf(states)) tell(text, kind);
};

await check().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
