import { spawnSync } from 'node:child_process';
import { installed, root } from './command.mjs';
import { dataDir } from './data.mjs';
import { gatewaySettings } from './services.mjs';

/**
 * Runs a command of the gateway on the store that the environment names, or on that of `npm start`.
 * @param {string} name of its source, `audit-verify`
 */
export const runOnStore = (name) => {
  const { ACTIVITY_DATA_DIR, AUDIT_SECRET } = gatewaySettings({ gateway: 0, platform: 0 }, { dataDir });
  const named = process.env['ACTIVITY_DATABASE_URL'] || process.env['ACTIVITY_DATA_DIR'];
  const { status } = spawnSync(
    process.execPath,
    [
      ...['--import', `file://${installed('tsx/dist/esm/index.mjs')}`],
      `${root}apps/gateway/src/${name}.ts`,
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit', env: named ? process.env : { ...process.env, ACTIVITY_DATA_DIR, AUDIT_SECRET } },
  );
  process.exitCode = status ?? 1;
};
