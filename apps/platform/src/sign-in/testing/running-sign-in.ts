import Fastify from 'fastify';
import { createSignIn, type SignIn, type SignInOptions } from '../index.ts';
import { freePort } from '../../testing/free-port.ts';
import { realmOf, webOrigin, type Realm } from './openid-client.ts';

export interface RunningSignIn extends SignIn, Realm {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts the service on a free port of this machine. */
export async function startSignIn(options: Partial<SignInOptions> = {}): Promise<RunningSignIn> {
  const origin = options.origin ?? `http://127.0.0.1:${await freePort()}`;
  const signIn = await createSignIn({ webOrigins: [webOrigin], ...options, origin });
  const app = Fastify();
  await app.register(signIn.plugin);
  await app.listen({ host: '127.0.0.1', port: Number(new URL(origin).port) });
  return { ...realmOf(signIn.issuer), ...signIn, origin, close: () => app.close() };
}
