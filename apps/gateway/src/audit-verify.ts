// Verifies the stored activity: `npm run audit:verify`, or in an image `node apps/gateway/dist/audit-verify.js`.
import { parseArgs } from 'node:util';
import { createChainKey } from './activity/chain.ts';
import { createStore } from './activity/open-store.ts';
import { monthEnd, verifyActivity } from './activity/verify.ts';

const usage = `Verifies the stored activity: whether every event is there as it was written.

  --month 2026-10             prints the end of a month that is over, to be kept elsewhere
  --month 2026-10 --is <end>  compares it with the one that was kept

ACTIVITY_DATABASE_URL or ACTIVITY_DATA_DIR names the store, AUDIT_SECRET its key, AUDIT_SECRETS_BEFORE older keys with
spaces between. Ends with 1 when the activity is not whole, and with 2 when there is none.`;

const { values } = parseArgs({
  options: { month: { type: 'string' }, is: { type: 'string' }, help: { type: 'boolean' } },
});
const { ACTIVITY_DATABASE_URL: databaseUrl, ACTIVITY_DATA_DIR: dataDir } = process.env;
const { AUDIT_SECRET: secret = '', AUDIT_SECRETS_BEFORE: before = '' } = process.env;

const fail = (message: string): void => {
  console.error(message);
  process.exitCode = 1;
};

const verify = async (): Promise<void> => {
  const store = createStore({ databaseUrl: databaseUrl || undefined, dataDir });
  try {
    const db = await store.db();
    if (values.month !== undefined) {
      const { events, digest } = await monthEnd(db, values.month);
      console.log(`${values.month} ${events} events ${digest}`);
      if (values.is !== undefined && values.is !== digest) fail('This is not the end that was kept.');
      return;
    }
    const { chains, problems } = await verifyActivity(
      db,
      [secret, ...before.split(' ').filter(Boolean)].map(createChainKey),
    );
    for (const { number, events, broken } of chains) {
      if (broken) fail(`Chain ${number}: not whole from event ${broken.seq} on: ${broken.why}.`);
      else console.log(`Chain ${number}: whole, ${events} events.`);
    }
    for (const problem of problems) fail(`Not whole: ${problem}.`);
    const events = chains.reduce((sum, chain) => sum + chain.events, 0);
    const counts = `${chains.length} chains, ${events} events`;
    if (process.exitCode !== undefined) return;
    if (chains.length > 0) {
      console.log(`The activity is whole: ${counts}.`);
      return;
    }
    // an emptied store looks like a new one
    console.error(`There is no activity: ${counts}. Is this the store, and was anything ever written?`);
    process.exitCode = 2;
  } finally {
    await store.close();
  }
};

if (values.help === true) console.log(usage);
else if ((!databaseUrl && !dataDir) || secret === '') fail(usage);
else await verify().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
