import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../run/ports.mjs';

/** Programs of Kubernetes that have to be in the path. */
const PROGRAMS = ['etcd', 'kube-apiserver', 'kubectl'];

/** Seconds in which it is ready on a machine that has other work. */
const START_LIMIT = 60;

/** True if an API server can run here. */
export const hasApiServer = PROGRAMS.every((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0);

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

/** Starts the API server of a cluster without nodes, with an empty store, at this machine alone. */
export const startApiServer = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kubernetes-'));
  const at = (name: string): string => join(folder, name);
  const [client, peer, port] = [await freePort(), await freePort(), await freePort()];
  const token = randomUUID();
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await writeFile(at('account.key'), privateKey.export({ type: 'pkcs1', format: 'pem' }));
  await writeFile(at('account.pub'), publicKey.export({ type: 'spki', format: 'pem' }));
  await writeFile(at('tokens'), `${token},tester,1,system:masters\n`);

  const store = `http://127.0.0.1:${client}`;
  const peers = `http://127.0.0.1:${peer}`;
  const ofStore = {
    'data-dir': at('store'),
    'listen-client-urls': store,
    'advertise-client-urls': store,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `default=${peers}`,
    'log-level': 'error',
  };
  const ofServer = {
    'etcd-servers': store,
    'bind-address': '127.0.0.1',
    'secure-port': String(port),
    'cert-dir': folder,
    'token-auth-file': at('tokens'),
    'service-account-issuer': 'https://kubernetes.default.svc',
    'service-account-key-file': at('account.pub'),
    'service-account-signing-key-file': at('account.key'),
    'service-cluster-ip-range': '10.0.0.0/24',
    // made by a controller, which does not run
    'disable-admission-plugins': 'ServiceAccount',
  };
  const start = (program: string, options: Readonly<Record<string, string>>): ChildProcess =>
    spawn(program, Object.entries(options).map(([name, value]) => `--${name}=${value}`), { stdio: 'ignore' }); // oxfmt-ignore
  const parts = [start('kube-apiserver', ofServer), start('etcd', ofStore)];

  const server = [`--server=https://127.0.0.1:${port}`, '--insecure-skip-tls-verify', `--token=${token}`];
  const kubectl = (args: readonly string[], input = '') => {
    const env = { ...process.env, KUBECONFIG: at('none'), HOME: folder };
    const { status, stdout, stderr } = spawnSync('kubectl', [...server, ...args], { input, env, encoding: 'utf8' });
    return { status, output: `${stdout}${stderr}` };
  };
  const close = async (): Promise<void> => {
    for (const part of parts) await stop(part);
    await rm(folder, { recursive: true, force: true });
  };
  const begin = Date.now();
  while (kubectl(['get', '--raw', '/readyz']).status !== 0) {
    if (Date.now() - begin > START_LIMIT * 1000) {
      await close();
      throw new Error(`The API server is not ready after ${START_LIMIT} s.`);
    }
    await pause(250);
  }
  return { kubectl, close };
};
