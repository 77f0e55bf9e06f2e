import { once } from 'node:events';
import { createServer } from 'node:net';
import Fastify from 'fastify';
import { createSignIn, type SignIn, type SignInOptions } from '../index.ts';
import { realmOf, webOrigin, type Realm } from './openid-client.ts';

export interface RunningSignIn extends SignIn, Realm {
  readonly origin: string;
  close(): Promise<void>;
}

/** An address where nothing listens: the service must know its own before it does. */
async function freeOrigin(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return `http://127.0.0.1:${address.port.toString()}`;
}

/** The service on a free port of this machine. */
export async function startSignIn(options: Partial<SignInOptions> = {}): Promise<RunningSignIn> {
  const origin = options.origin ?? (await freeOrigin());
  const signIn = await createSignIn({ webOrigins: [webOrigin], ...options, origin });
  const app = Fastify();
  await app.register(signIn.plugin);
  await app.listen({ host: '127.0.0.1', port: Number(new URL(origin).port) });
  return { ...realmOf(signIn.issuer), ...signIn, origin, close: () => app.close() };
}
