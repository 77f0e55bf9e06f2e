import type { ApolloClient } from '@apollo/client';
import type { Permission } from '@backoffice/schema/roles';
import type { KeptViewFragment } from '@/shared/auth/Kept.generated';
import { preferences } from '@/shared/preferences';
import { createLocalCopy } from './copy';
import { keptOf, withViews, type KeptAnswer } from './kept';
import { withIds } from './list-entries';
import { createRequests } from './requests';
import { createSchedule } from './schedule';
import { sendWaiting } from './send';

/** Milliseconds that a sign-out waits for what is not sent yet. */
const LEAVING_MS = 1_500;

interface KeeperOptions {
  readonly client: ApolloClient;
  readonly person: string;
  /** Two browsers changed these views: that of this browser has this name now. */
  readonly onDoubled: (names: readonly string[]) => void;
}

/** Keeps what a person chose in this browser the same as what the gateway has. Nothing here throws, and nobody waits. */
export interface Keeper {
  /** Joins what the gateway answered at sign-in with what is here. */
  readonly begin: (answer: KeptAnswer) => void;
  /** Follows the choices of this tab. @returns how to stop */
  readonly follow: () => () => void;
  /** The view as it is once it is shared; null when it could not be. */
  readonly share: (id: string, permission: Permission | null) => Promise<KeptViewFragment | null>;
  readonly unshare: (id: string) => Promise<KeptViewFragment | null>;
  /** Sends what waits, and leaves nothing in this browser that the gateway has. @returns whether it has everything */
  readonly leave: () => Promise<boolean>;
}

interface SharingAnswer {
  readonly view: KeptViewFragment | null;
  readonly error: unknown;
}

/** Creates the keeper of one person's choices. */
export const createKeeper = ({ client, person, onDoubled }: KeeperOptions): Keeper => {
  const requests = createRequests(client);
  const copy = createLocalCopy({ person, onDoubled });
  const schedule = createSchedule(() => sendWaiting({ copy, requests }));

  // what waits goes first: a view is shared as it is here
  const sharing = async (
    id: string,
    ask: (seen: { readonly id: string; readonly version: number }) => Promise<SharingAnswer>,
  ): Promise<KeptViewFragment | null> => {
    await schedule.now();
    const version = copy.kept()?.views[id];
    const answer = version === undefined ? null : await ask({ id, version }).catch(() => null);
    const view = answer?.view;
    if (view) copy.take((kept) => (kept ? withViews(kept, [view]) : { version: 0, views: {}, entries: {} }));
    return view && !answer.error ? view : null;
  };

  return {
    begin: (answer) => {
      preferences.replace(person, withIds(preferences.of(person)));
      copy.take(() => keptOf(answer));
    },
    follow: () => {
      const stop = preferences.subscribe((isHere) => {
        if (isHere) schedule.soon();
      });
      window.addEventListener('online', schedule.soon);
      if (copy.waiting().length > 0) schedule.soon();
      return () => {
        stop();
        window.removeEventListener('online', schedule.soon);
        schedule.stop();
      };
    },
    share: (id, permission) => sharing(id, (seen) => requests.shareView(seen, permission)),
    unshare: (id) => sharing(id, requests.unshareView),
    leave: async () => {
      if (copy.waiting().length > 0)
        await Promise.race([schedule.now(), new Promise((resolve) => setTimeout(resolve, LEAVING_MS))]);
      schedule.stop();
      return copy.leave();
    },
  };
};
