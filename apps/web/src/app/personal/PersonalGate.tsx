import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useApolloClient } from '@/shared/apollo';
import { useViewer } from '@/shared/auth';
import type { ViewerQuery } from '@/shared/auth/Viewer.generated';
import { namedPermissions, useFeatures } from '@/shared/feature/feature';
import { notify } from '@/shared/feedback';
import { preferences } from '@/shared/preferences';
import { ownTheme, themeChoice, storedThemeFor, useChosenTheme } from '@/shared/theme';
import { SharedViewsContext, type SharedView, type SharedViews, type ViewSharing } from '@/shared/views';
import { createKeeper, type Keeper } from './keeper';
import { isKeepable } from './list-entries';
import { personalTexts as texts } from './personal.texts';
import { setLeaving } from './leaving';

type Personal = NonNullable<NonNullable<ViewerQuery['viewer']>['personal']>;

/** Assigns the theme of this browser to the first person who signs in. Themes were once stored without a person. */
const adoptTheme = (username: string): void => {
  const now = preferences.of(username);
  const before = storedThemeFor(username);
  if (before !== undefined && before !== 'system' && !Object.hasOwn(now, themeChoice.key))
    preferences.replace(username, { ...now, [themeChoice.key]: before });
  ownTheme(username);
};

const sharedFrom = ({ sharedViews }: Personal): readonly SharedView[] =>
  sharedViews.map(({ id, list, name, search, sharing }) => ({ id, list, name, search, owner: sharing?.owner ?? '' }));

const ownSharings = ({ views }: Personal): SharedViews['own'] =>
  Object.fromEntries(views.flatMap(({ id, sharing }) => (sharing ? [[id, sharing] as const] : [])));

interface KeptProps {
  readonly keeper: Keeper;
  readonly answer: Personal;
  readonly children: ReactNode;
}

/** Provides the sharing of views through the gateway, and sends new choices to the gateway. */
const KeptPersonal = ({ keeper, answer, children }: KeptProps) => {
  const { permissions: held } = useViewer();
  const features = useFeatures();
  const [own, setOwn] = useState(() => ownSharings(answer));
  useEffect(
    function sendChoices() {
      return keeper.follow();
    },
    [keeper],
  );
  useEffect(
    function leaveAtSignOut() {
      return setLeaving(keeper.leave);
    },
    [keeper],
  );

  const value = useMemo<SharedViews>(() => {
    const setSharing = (id: string, sharing: ViewSharing | null): void => {
      setOwn(({ [id]: _before, ...others }) => (sharing ? { ...others, [id]: sharing } : others));
    };
    const unshare: SharedViews['unshare'] = async ({ id = '', name }) => {
      const view = await keeper.unshare(id);
      if (view !== null) setSharing(id, null);
      if (view === null) notify.warning(texts.notUnshared(name));
      else notify.success(texts.unshared(name));
    };
    const share: SharedViews['share'] = async (view, permission) => {
      const { id = '', name } = view;
      const shared = await keeper.share(id, permission);
      if (shared === null) {
        notify.warning(texts.notShared(name));
        return;
      }
      setSharing(id, shared.sharing);
      notify.undoable(permission === null ? texts.shared(name) : texts.sharedWithSome(name), {
        label: texts.unshare,
        run: () => void unshare(view),
      });
    };
    return {
      isKept: true,
      own,
      others: sharedFrom(answer),
      permissions: namedPermissions(features, held),
      isKeepable,
      share,
      unshare,
    };
  }, [keeper, own, answer, features, held]);
  return <SharedViewsContext value={value}>{children}</SharedViewsContext>;
};

interface PersonalGateProps {
  /** Settings and views stored by the gateway. Null if it stores none, or the answer lacks them. */
  readonly personal: Personal | null;
  readonly children: ReactNode;
}

/**
 * Merges the settings and views of the gateway with those of this browser, before the first render that uses them. If
 * the answer has none, only this browser stores them.
 */
export const PersonalGate = ({ personal, children }: PersonalGateProps) => {
  const { username } = useViewer();
  const client = useApolloClient();
  const [begun] = useState(() => {
    adoptTheme(username);
    if (personal === null) return undefined;
    const keeper = createKeeper({
      client,
      person: username,
      onDoubled: (names) => notify.warning(texts.doubled(names)),
    });
    keeper.begin(personal);
    return { keeper, answer: personal };
  });
  useChosenTheme();
  return begun ? <KeptPersonal {...begun}>{children}</KeptPersonal> : children;
};
