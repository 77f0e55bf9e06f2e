// npm run test:postgres: the tests of the platform and the gateway on a PostgreSQL server: the one at DATABASE_URL, or one
// that is started for the time of the tests where PostgreSQL is installed.
import { installIfNeeded } from './run/install.mjs';
import { runJest } from './run/jest.mjs';
import { openPostgres } from './run/postgres.mjs';

const test = async () => {
  await installIfNeeded();
  const server = await openPostgres();
  if (!server) return;
  try {
    const patterns = process.argv.length > 2 ? process.argv.slice(2) : ['apps/platform', 'apps/gateway'];
    const { passed, failed, output } = await runJest('unit', {
      patterns,
      show: true,
      workers: 2,
      globals: { testDatabaseServer: server.url },
    });
    if (failed > 0) console.log(output);
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  } finally {
    await server.stop();
  }
};

await test();
