// npm run migration -w @backoffice/platform -- --name <change>: writes the migration to the current tables of the
// platform, or of the gateway. drizzle-kit compares with its last snapshot alone, so older snapshots are deleted.
import { spawnSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { installed } from './run/command.mjs';

const words = [installed('drizzle-kit/bin.cjs'), 'generate', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1;

// npm runs this program in the folder of the application
const meta = join(process.cwd(), 'migrations/meta');
const snapshots = (await readdir(meta)).filter((file) => file.endsWith('_snapshot.json')).sort();
for (const file of snapshots.slice(0, -1)) await rm(join(meta, file));
