import assert from 'node:assert/strict';

/** @typedef {import('./production.mjs').All} All */
/** @typedef {import('./checks.mjs').Checks} Checks */

/** Ports of the parts, and the parts from whose network each accepts a connection. */
const REACHED = /** @type {const} */ ({
  'balancer:443': ['balancer', 'gateway-1', 'gateway-2', 'keycloak'],
  'gateway-1:4000': ['balancer', 'gateway-1', 'gateway-2', 'keycloak', 'redis'],
  'gateway-2:4000': ['balancer', 'gateway-1', 'gateway-2', 'keycloak', 'redis'],
  'gateway-1:9090': ['balancer', 'gateway-1', 'gateway-2', 'keycloak', 'redis'],
  'gateway-2:9090': ['balancer', 'gateway-1', 'gateway-2', 'keycloak', 'redis'],
  'keycloak:8080': ['balancer', 'gateway-1', 'gateway-2', 'keycloak', 'postgres'],
  'postgres:5432': ['keycloak', 'postgres'],
  'redis:6379': ['gateway-1', 'gateway-2', 'redis'],
});
const PARTS = ['balancer', 'gateway-1', 'gateway-2', 'keycloak', 'postgres', 'redis'];

/** Script that runs in the network of a part and prints the addresses that accept a connection. */
const look = `
import { connect } from 'node:net';
const reaches = ({ host, port }) => new Promise((tell) => {
  const socket = connect({ host, port, timeout: 2000 });
  const end = (is) => { socket.destroy(); tell(is); };
  socket.once('connect', () => end(true)).once('error', () => end(false)).once('timeout', () => end(false));
});
const asked = JSON.parse(process.argv[1]);
const found = await Promise.all(asked.map(async ({ name, addresses, port }) =>
  (await Promise.all(addresses.map((host) => reaches({ host, port })))).includes(true) ? [name] : []));
console.log(JSON.stringify(found.flat()));`;

/** @param {All} all @param {Checks} checks */
const checkNetworks = async ({ stack: { engine } }, { check }) => {
  const { ask, inspect, containerOf } = engine;
  const addressesOf = async (/** @type {string} */ part) => {
    const { Networks } = (await inspect(await containerOf(part))).NetworkSettings;
    return Object.values(Networks).map(({ IPAddress }) => IPAddress);
  };
  const asked = await Promise.all(
    Object.keys(REACHED).map(async (name) => {
      const [part = '', port] = name.split(':');
      return { name, addresses: await addressesOf(part), port: Number(port) };
    }),
  );
  await check('production: each part reaches those of its networks, by any address, and no other', async () => {
    for (const part of PARTS) {
      const beside = ['run', '--rm', '--network', `container:${await containerOf(part)}`, 'back-office/gateway'];
      const line = ['node', '--input-type=module', '--eval', look, JSON.stringify(asked)];
      const found = JSON.parse(await ask(...beside, ...line));
      const expected = Object.entries(REACHED).flatMap(([name, from]) =>
        from.some((one) => one === part) ? [name] : [],
      );
      assert.deepEqual([part, ...found], [part, ...expected]);
    }
  });
  await check('production: the databases are in networks alone that lead nowhere outside', async () => {
    for (const part of ['postgres', 'redis']) {
      const { Networks } = (await inspect(await containerOf(part))).NetworkSettings;
      for (const name of Object.keys(Networks)) assert.equal((await inspect(name)).Internal, true, name);
    }
  });
};

/**
 * Checks rights, added files, visible secrets and networks of the running parts.
 * @param {All} all
 * @param {Checks} checks
 */
export const checkApart = async (all, checks) => {
  const { installation, stack } = all;
  const { ask, inspect, containerOf, compose } = stack.engine;
  const { check } = checks;
  await check("production: no part may gain more rights, and only Keycloak's disk is writable", async () => {
    for (const part of PARTS) {
      const { HostConfig, State } = await inspect(await containerOf(part));
      const pid = '/proc/' + State.Pid + '/status';
      const beside = ['run', '--rm', '--pid', 'host', '--user', '0', 'back-office/gateway', 'cat', pid];
      const status = await ask(...beside);
      const of = (/** @type {string} */ name) => new RegExp(`${name}:\\s+(\\S+)`).exec(status)?.[1];
      const bind = '0000000000000400';
      assert.deepEqual(
        [part, of('CapBnd'), of('NoNewPrivs'), HostConfig.ReadonlyRootfs],
        [part, part === 'balancer' ? bind : '0000000000000000', '1', part !== 'keycloak'],
      );
      if (part !== 'balancer') assert.notEqual(of('Uid'), '0', part);
    }
  });
  await check('production: no file was added outside of volumes, except at Keycloak', async () => {
    for (const part of PARTS.filter((one) => one !== 'keycloak')) {
      const container = await containerOf(part);
      /** @type {readonly { Destination: string }[]} */
      const mounts = (await inspect(container)).Mounts;
      const changed = (await ask('diff', container)).split('\n');
      // mount points appear as added directories and empty files
      const points = new Set(mounts.map(({ Destination }) => `A ${Destination}`));
      assert.deepEqual([part, ...changed.filter((line) => /^A .*\.\w+$/.test(line) && !points.has(line))], [part]);
    }
  });
  await check('production: no secret is on a command line or in a log', async () => {
    const lines = await Promise.all(PARTS.map(async (part) => ask('top', await containerOf(part), '-eo', 'pid,args')));
    const told = await Promise.all(
      PARTS.map(async (part) => JSON.stringify((await inspect(await containerOf(part))).Args)),
    );
    const all = [...lines, ...told, await compose('logs', '--no-color')].join('\n');
    for (const secret of installation.secrets) assert.ok(!all.includes(secret.slice(0, 20)), 'a secret is shown');
  });
  await checkNetworks(all, checks);
};
