import { createServer } from 'node:net';
import type { Payment } from '@backoffice/contracts/payment';
import { buildPlatform } from '../build-platform.ts';
import type { Control } from '../control/faults.ts';
import { aMethod, aPayment } from '../services/payment/payment.builder.ts';
import { payments } from '../services/payment/payment.table.ts';
import type { SignIn, TokenOverrides } from '../sign-in/index.ts';

export { aMethod, aPayment };

export interface TestPlatform extends Pick<Control, 'faults' | 'requests'> {
  /** Address of the platform, which is also the sign-in service's. */
  readonly origin: string;
  /** Base URL of each service. */
  readonly urls: { readonly payment: string; readonly payer: string; readonly collector: string };
  readonly signIn: SignIn;
  /** An access token as this person's browser would hold. */
  tokenFor(username: string, overrides?: TokenOverrides): Promise<string>;
  /** Puts one payment in, beside the seeded ones. */
  addPayment(payment: Payment): Promise<void>;
  close(): Promise<void>;
}

export interface TestPlatformOptions {
  /** How many payments are seeded; 300 without it. */
  readonly payments?: number;
  readonly now?: () => Date;
}

/** The whole platform in this process, on a free port, with its own data in memory. */
export async function startPlatform({ payments: count = 300, now }: TestPlatformOptions = {}): Promise<TestPlatform> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { app, db, signIn, control } = await buildPlatform({
    database: {},
    origin,
    webOrigins: ['http://localhost:4000'],
    payments: count,
    ...(now === undefined ? {} : { now }),
  });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    origin,
    urls: { payment: `${origin}/payment`, payer: `${origin}/payer`, collector: `${origin}/collector` },
    signIn,
    faults: control.faults,
    requests: control.requests,
    tokenFor: (username, overrides) => signIn.issueToken(username, overrides),
    addPayment: async (payment) => {
      await db.insert(payments).values({ id: payment.id, document: payment });
    },
    close: () => app.close(),
  };
}

/** The origin is part of every token, so the port must be known before anything listens. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No port is free.'));
        else resolve(address.port);
      });
    });
  });
}
