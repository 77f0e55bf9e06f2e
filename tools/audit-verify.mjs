// npm run audit:verify: verifies the activity of `npm start`, or of the store that the environment names.
import { spawnSync } from 'node:child_process';
import { installed, root } from './run/command.mjs';
import { dataDir } from './run/data.mjs';
import { gatewaySettings } from './run/services.mjs';

const { ACTIVITY_DATA_DIR, AUDIT_SECRET } = gatewaySettings({ gateway: 0, platform: 0 }, { dataDir });
const named = process.env['ACTIVITY_DATABASE_URL'] || process.env['ACTIVITY_DATA_DIR'];
const { status } = spawnSync(
  process.execPath,
  [
    ...['--import', `file://${installed('tsx/dist/esm/index.mjs')}`],
    `${root}apps/gateway/src/audit-verify.ts`,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: named ? process.env : { ...process.env, ACTIVITY_DATA_DIR, AUDIT_SECRET } },
);
process.exitCode = status ?? 1;
