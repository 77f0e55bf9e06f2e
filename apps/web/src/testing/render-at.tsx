import { screen } from '@testing-library/dom';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { Application } from '@/app/Application';
import { createRouter } from '@/app/router';
import type { Authentication } from '@/shared/auth';
import { createSession, type Identity } from '@/shared/auth/session';
import { readSettings, type Settings } from '@/shared/settings/settings';

declare global {
  /** Returns an access token of a demonstration user (environment.mjs). */
  var issueToken: (username: string) => Promise<string>;
}

/** Lifetime of a session in milliseconds, longer than any test. */
const LIFETIME = 600_000;

/** Signs in a demonstration user without the sign-in page. */
const authenticate = async (username: string, changed: Partial<Identity> = {}): Promise<Authentication> => {
  const token = await globalThis.issueToken(username);
  const expiresAt = Date.now() + LIFETIME;
  const identity: Identity = {
    token: () => token,
    expiresAt: () => expiresAt,
    refresh: () => Promise.resolve(),
    ...changed,
  };
  return {
    session: createSession(identity),
    profile: Promise.resolve({ username, name: username, email: null }),
    signInAgain: () => Promise.resolve(),
    endSession: () => Promise.resolve(),
  };
};

let unmount = (): void => undefined;

/** Unmounts the application that a test has opened. */
export const close = (): void => {
  unmount();
  unmount = () => undefined;
};

interface RenderOptions {
  readonly as: string;
  /** Settings that replace those of the gateway. */
  readonly settings?: Partial<Settings>;
  /** Functions that replace those of the identity service. */
  readonly identity?: Partial<Identity>;
}

/**
 * Renders the application at an address for a demonstration user. Resolves with a `userEvent` instance once the frame
 * is shown.
 */
export const renderAt = async (
  address: string,
  { as, settings: changed, identity }: RenderOptions,
): Promise<UserEvent> => {
  close();
  history.replaceState(null, '', address);
  const [settings, authentication] = await Promise.all([readSettings(), authenticate(as, identity)]);
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const router = createRouter();
  root.render(<Application settings={{ ...settings, ...changed }} authentication={authentication} router={router} />);
  unmount = () => {
    root.unmount();
    router.dispose();
    authentication.session.expire(); // clears its timer
    element.remove();
  };
  // the banner is part of the frame; an open dialog hides it from screen readers
  await screen.findByRole('banner', { hidden: true });
  return userEvent.setup();
};
