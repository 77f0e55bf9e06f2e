import type { ApolloClient } from '@apollo/client';
import type { Permission } from '@backoffice/schema/roles';
import type { KeptViewFragment } from '@/shared/auth/Kept.generated';
import { preferences } from '@/shared/preferences';
import { createLocalCopy } from './copy';
import { commonStateOf, withViews, type CommonStateAnswer } from './common-state';
import { withIds } from './list-entries';
import { createRequests } from './requests';
import { createSchedule } from './schedule';
import { sendWaiting } from './send';

/** Deadline in milliseconds for unsent choices at sign-out. */
const LEAVING_MS = 1_500;

interface KeeperOptions {
  readonly client: ApolloClient;
  readonly person: string;
  /** Called with the new names of this browser's views that conflicted with views of the gateway. */
  readonly onDoubled: (names: readonly string[]) => void;
}

/** Keeps a person's choices in this browser synchronized with the gateway. No method rejects for a failed request. */
export interface Keeper {
  /** Merges the state that the gateway returned at sign-in into this browser. */
  readonly begin: (answer: CommonStateAnswer) => void;
  /**
   * Sends the choices that change in this tab, after a pause, and unsent ones when the network is back.
   * @returns function that stops
   */
  readonly follow: () => () => void;
  /** Shares a view. Resolves with the shared view, or null if that failed. */
  readonly share: (id: string, permission: Permission | null) => Promise<KeptViewFragment | null>;
  readonly unshare: (id: string) => Promise<KeptViewFragment | null>;
  /**
   * Sends unsent choices within a deadline, then removes from this browser the choices that the gateway stores.
   * @returns false, without removing anything, if the gateway lacks some of them
   */
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

  // sends unsent choices first: the shared view must be the current one
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
      copy.take(() => commonStateOf(answer));
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
