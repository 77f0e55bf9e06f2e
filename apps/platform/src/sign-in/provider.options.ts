import type { Accounts } from './accounts.ts';
import type { KeyRing } from './key-ring.ts';
import type { Pages } from './pages.ts';
import type { SessionStore } from './session-store.ts';

/** Parts of the realm from which oidc-provider is configured. */
export interface ProviderOptions {
  readonly origin: string;
  readonly issuer: string;
  readonly webOrigins: readonly string[];
  readonly accessTokenSeconds: number;
  readonly accounts: Accounts;
  readonly keys: KeyRing;
  readonly sessions: SessionStore;
  readonly pages: Pages;
  readonly report: (error: unknown) => void;
}
