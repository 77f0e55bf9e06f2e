// Verifies the stored activity, or restores its lost events (`--bring-back`): `npm run audit:verify`, or in an image
// `node apps/gateway/dist/audit-verify.js`.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Database } from '@backoffice/database';
import { restoreEvents } from './activity/restore-events.ts';
import { createChainKey } from './activity/chain.ts';
import { createStore } from './activity/open-store.ts';
import { isMonth, monthEnd, verifyActivity } from './activity/verify.ts';

const usage = `Verifies the stored activity: whether every event is there as it was written.

  --month 2026-10             verifies all of it, and prints the end of a month that is over, to be kept elsewhere
  --month 2026-10 --is <end>  compares it with the one that was kept: the printed line, or its last word
  --bring-back <file …>       brings events that the store has lost back from files of the audit trail, oldest first

ACTIVITY_DATABASE_URL or ACTIVITY_DATA_DIR names the store, AUDIT_SECRET its key, AUDIT_SECRETS_BEFORE older keys with
spaces between. Ends with 1 when the activity is not whole, with 2 when there is none, and with 3 when nothing is missing but
what gateways have noted as lost by the store.`;

const { ACTIVITY_DATABASE_URL: databaseUrl, ACTIVITY_DATA_DIR: dataDir } = process.env;
const { AUDIT_SECRET: secret = '', AUDIT_SECRETS_BEFORE: before = '' } = process.env;
/** Returns the keys of the chains: that of the current secret first, then older ones. */
const readKeys = () => [secret, ...before.split(' ').filter(Boolean)].map(createChainKey);

const readWords = () =>
  parseArgs({
    options: {
      month: { type: 'string' },
      is: { type: 'string' },
      'bring-back': { type: 'boolean' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
type Words = ReturnType<typeof readWords>;

const fail = (message: string, code = 1): void => {
  console.error(message);
  process.exitCode = code;
};

/** Returns the exit code for a noted gap: 3, unless a worse problem was found before. */
const knownLoss = () => (process.exitCode === 1 ? 1 : 3);

/**
 * Verifies all chains, and prints what it finds. Returns the number of chains and events; undefined when the activity
 * is not whole.
 */
const verifyAll = async (db: Database, tellWhole: (line: string) => void) => {
  const { chains, problems } = await verifyActivity(db, readKeys());
  for (const { number, events, firstFault, missing = [] } of chains) {
    for (const { from, to, foundAt } of missing) {
      const lost = `the store has lost events ${from} to ${to}, as a gateway noted on ${foundAt.toISOString()}`;
      fail(`Chain ${number}: ${lost}; --bring-back brings them back from the audit trail.`, knownLoss());
    }
    if (firstFault) fail(`Chain ${number}: not whole from event ${firstFault.seq} on: ${firstFault.reason}.`);
    else if (missing.length === 0) tellWhole(`Chain ${number}: whole, ${events} events.`);
  }
  for (const problem of problems) fail(`Not whole: ${problem}.`);
  const events = chains.reduce((sum, chain) => sum + chain.events, 0);
  return process.exitCode === undefined ? { chains: chains.length, events } : undefined;
};

const verify = async (db: Database): Promise<void> => {
  const whole = await verifyAll(db, console.log);
  if (whole === undefined) return;
  const counts = `${whole.chains} chains, ${whole.events} events`;
  if (whole.chains > 0) console.log(`The activity is whole: ${counts}.`);
  // an emptied store looks like a new one
  else fail(`There is no activity: ${counts}. Is this the store, and was anything ever written?`, 2);
};

/**
 * Prints the digest of a month. It covers the last event of each chain in that month, so it proves something only for a
 * whole store.
 */
const verifyMonth = async (db: Database, month: string, is: string | undefined): Promise<void> => {
  const whole = await verifyAll(db, () => undefined);
  if (whole === undefined) return;
  const { events, digest } = await monthEnd(db, month);
  if (events === 0) {
    fail(`There is no activity of ${month}: nothing was written in it, or its events were removed.`, 2);
    return;
  }
  const end = `${month} ${events} events ${digest}`;
  console.log(end);
  if (is !== undefined && is.trim() !== digest && is.trim() !== end) fail('This is not the end that was kept.');
};

async function* linesOf(files: readonly string[]): AsyncGenerator<string> {
  for (const file of files) yield* createInterface({ input: createReadStream(file), crlfDelay: Infinity });
}

const bring = async (db: Database, files: readonly string[]): Promise<void> => {
  const gaps = await restoreEvents(db, readKeys(), linesOf(files), new Date());
  if (gaps.length === 0) console.log('Nothing is known to be missing.');
  for (const { number, from, to, isRestored } of gaps) {
    if (isRestored) console.log(`Chain ${number}: events ${from} to ${to} are back.`);
    else fail(`Chain ${number}: events ${from} to ${to} are not in these files as they were written.`);
  }
};

const refusalOf = ({ values: { month, is, 'bring-back': back }, positionals }: Words): string | undefined => {
  if ((!databaseUrl && !dataDir) || secret === '') return usage;
  if (back === true && month === undefined && positionals.length > 0) return undefined;
  if (back === true || positionals.length > 0)
    return '--bring-back takes files of the audit trail, and nothing else does.';
  if (month === undefined) return is === undefined ? undefined : '--is compares the end of a --month.';
  if (!isMonth(month)) return `--month takes a month such as 2026-10, not "${month}".`;
  return month < new Date().toISOString().slice(0, month.length) ? undefined : `${month} is not over, in UTC.`;
};

const run = async (): Promise<void> => {
  const words = readWords();
  if (words.values.help === true) {
    console.log(usage);
    return;
  }
  const refusal = refusalOf(words);
  if (refusal !== undefined) {
    fail(refusal);
    return;
  }
  const store = createStore({ databaseUrl: databaseUrl || undefined, dataDir });
  try {
    const db = await store.db();
    const { month, is, 'bring-back': back } = words.values;
    if (back === true) await bring(db, words.positionals);
    else await (month === undefined ? verify(db) : verifyMonth(db, month, is));
  } finally {
    await store.close();
  }
};

await run().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
