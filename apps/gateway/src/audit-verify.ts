// Verifies the stored activity: `npm run audit:verify`, or in an image `node apps/gateway/dist/audit-verify.js`.
import { parseArgs } from 'node:util';
import type { Database } from '@backoffice/database';
import { createChainKey } from './activity/chain.ts';
import { createStore } from './activity/open-store.ts';
import { isMonth, monthEnd, verifyActivity } from './activity/verify.ts';

const usage = `Verifies the stored activity: whether every event is there as it was written.

  --month 2026-10             verifies all of it, and prints the end of a month that is over, to be kept elsewhere
  --month 2026-10 --is <end>  compares it with the one that was kept: the printed line, or its last word

ACTIVITY_DATABASE_URL or ACTIVITY_DATA_DIR names the store, AUDIT_SECRET its key, AUDIT_SECRETS_BEFORE older keys with
spaces between. Ends with 1 when the activity is not whole, and with 2 when there is none.`;

const { ACTIVITY_DATABASE_URL: databaseUrl, ACTIVITY_DATA_DIR: dataDir } = process.env;
const { AUDIT_SECRET: secret = '', AUDIT_SECRETS_BEFORE: before = '' } = process.env;
/** Keys of the chains: the one of now, then older ones. */
const readKeys = () => [secret, ...before.split(' ').filter(Boolean)].map(createChainKey);

const readWords = () =>
  parseArgs({
    options: { month: { type: 'string' }, is: { type: 'string' }, help: { type: 'boolean' } },
  }).values;
type Words = ReturnType<typeof readWords>;

const fail = (message: string, code = 1): void => {
  console.error(message);
  process.exitCode = code;
};

/** Whole activity, by its number of chains and events; undefined where it is not whole, which is said. */
const verifyAll = async (db: Database, tellWhole: (line: string) => void) => {
  const { chains, problems } = await verifyActivity(db, readKeys());
  for (const { number, events, broken } of chains) {
    if (broken) fail(`Chain ${number}: not whole from event ${broken.seq} on: ${broken.why}.`);
    else tellWhole(`Chain ${number}: whole, ${events} events.`);
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

/** The digest of a month covers the last event of each chain: only a whole store makes it say something of the others. */
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

const refusalOf = ({ month, is }: Words): string | undefined => {
  if ((!databaseUrl && !dataDir) || secret === '') return usage;
  if (month === undefined) return is === undefined ? undefined : '--is compares the end of a --month.';
  if (!isMonth(month)) return `--month takes a month such as 2026-10, not "${month}".`;
  return month < new Date().toISOString().slice(0, month.length) ? undefined : `${month} is not over, in UTC.`;
};

const run = async (): Promise<void> => {
  const words = readWords();
  if (words.help === true) {
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
    await (words.month === undefined ? verify(db) : verifyMonth(db, words.month, words.is));
  } finally {
    await store.close();
  }
};

await run().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
