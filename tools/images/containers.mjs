import assert from 'node:assert/strict';

/** @typedef {import('./stack.mjs').Stack} Stack */
/** @typedef {import('./checks.mjs').Checks} Checks */

/** Memory limits of docker-compose.yml, in bytes. */
const MEMORY = { 'gateway-1': 512 * 2 ** 20, platform: 2 ** 30 };

const look = `
import { readFileSync, writeFileSync } from 'node:fs';
const status = readFileSync('/proc/1/status', 'utf8');
const of = (name) => new RegExp(name + ':\\\\s+(\\\\S+)').exec(status)[1];
const writes = ['/app/x', '/tmp/x'].map((path) => { try { writeFileSync(path, ''); return 'written'; } catch ({ code }) { return code; } });
console.log(JSON.stringify({
  uid: of('Uid'), effective: of('CapEff'), bounding: of('CapBnd'), noNewPrivileges: of('NoNewPrivs'), filter: of('Seccomp'),
  first: readFileSync('/proc/1/cmdline', 'utf8').split('\\0')[0], memory: process.constrainedMemory(), writes,
}));`;

/** Checks the running containers of our images. @param {Stack} stack @param {Checks} checks */
export const checkContainers = async ({ engine: { containerOf, inspect, evaluate, ask } }, { check }) => {
  for (const [service, memory] of Object.entries(MEMORY)) {
    const container = await containerOf(service);
    const found = await evaluate(container, look);
    const { HostConfig, SizeRw } = await inspect(container);
    await check(`${service}: a plain user without capabilities, and no way to more`, () => {
      assert.deepEqual([found.uid, found.noNewPrivileges, found.filter], ['1000', '1', '2']);
      assert.deepEqual([found.effective, found.bounding], ['0000000000000000', '0000000000000000']);
    });
    await check(`${service}: its own disk is read-only, and nothing was written to it`, async () => {
      assert.equal(HostConfig.ReadonlyRootfs, true);
      assert.deepEqual(found.writes, ['EROFS', 'EROFS']);
      assert.equal(SizeRw ?? 0, 0);
      // mount points of volumes appear as added directories
      const changed = (await ask('diff', container)).split('\n').filter((line) => /^A .*\.\w+$/.test(line));
      assert.deepEqual(changed, []);
    });
    await check(`${service}: its memory has a limit, which it sees`, () => {
      assert.deepEqual([HostConfig.Memory, found.memory], [memory, memory]);
      return `${memory / 2 ** 20} MiB`;
    });
    await check(`${service}: signals reach the program itself, and its log has a limit`, () => {
      assert.match(found.first, /node$/);
      assert.deepEqual(HostConfig.LogConfig.Config, { 'max-file': '5', 'max-size': '20m' });
    });
  }
};
