import { operationPermissions } from '@backoffice/schema/permissions';
import type { Permission } from '@backoffice/schema/roles';
import { skipToken } from '@/shared/apollo';
import { holdsAny, usePermissions } from '@/shared/auth';
import { useFeatures } from '@/shared/feature/feature';
import { usePreference } from '@/shared/preferences';
import { useDebounced } from '@/shared/use-debounced';
import { useNamedCollectorsQuery } from './NamedCollectors.generated';
import { matching, placesOf, type Place } from './places';
import { quickSearchTexts as texts } from './quick-search.texts';
import { useQuickSearchQuery } from './QuickSearch.generated';
import { recentScreens } from './recent-screens';
import { recognize, signaturesOf } from './recognize';
import { foundIn, variablesOf, type Option } from './results';
import { useCommands, useRecordActions } from './use-commands';

/** Debounce in milliseconds after the last key. */
const PAUSE_MS = 250;
const RECENT = 5;
const SCREENS = 6;

const grouped = (places: readonly Place[], group: string): readonly Option[] =>
  places.map((place) => ({ ...place, group }));

/** Queries the entities whose signatures are in the text. Returns none for a person who may not read entities. */
const useNamedCollectors = (text: string, held: ReadonlySet<Permission>) => {
  const ids = holdsAny(held, operationPermissions['Query.collectors']) ? signaturesOf(text) : [];
  const { data, loading } = useNamedCollectorsQuery(ids.length > 0 ? { variables: { ids: [...ids] } } : skipToken);
  return { collectors: data?.collectors?.rows ?? [], loading };
};

/** Returns the screens chosen last; before the first choice, some screens of the person. */
const recentOr = (screens: readonly Place[], recent: readonly string[]): readonly Option[] => {
  const places = recent.flatMap((to) => screens.find((screen) => screen.to === to) ?? []);
  return places.length > 0 ? grouped(places, texts.recent) : grouped(screens.slice(0, SCREENS), texts.screens);
};

/** Returns the guess about a text, its options and the progress of the search. */
export const useQuickSearch = (typed: string) => {
  const held = usePermissions();
  const screens = placesOf(useFeatures(), held);
  const commands = useCommands();
  const recordActions = useRecordActions();
  const [recent, setRecent] = usePreference(recentScreens);
  const debouncedText = useDebounced(typed, PAUSE_MS);
  const named = useNamedCollectors(debouncedText, held);
  const guess = recognize(typed, undefined, debouncedText === typed ? named.collectors : []);
  const debouncedGuess = named.loading ? undefined : recognize(debouncedText, undefined, named.collectors);
  const variables = debouncedGuess && variablesOf(debouncedGuess, held);
  const isSearched = variables && Object.values(variables).includes(true);
  const isAsked = guess !== undefined && Object.values(variablesOf(guess, held)).includes(true);
  const { data, loading, error } = useQuickSearchQuery(
    isSearched ? { variables, fetchPolicy: 'network-only' } : skipToken,
  );
  const isCurrent = debouncedText === typed;
  const options: readonly Option[] = guess
    ? [
        ...(isCurrent && debouncedGuess && data ? foundIn(data, debouncedGuess) : []),
        ...grouped(matching(recordActions, typed), texts.recordActions),
        ...grouped(matching(screens, typed).slice(0, SCREENS), texts.screens),
        ...grouped(matching(commands, typed), texts.commands),
      ]
    : [...grouped(recordActions, texts.recordActions), ...recentOr(screens, recent)];
  return {
    guess,
    options,
    loading: isAsked && (!isCurrent || named.loading || loading),
    failed: isCurrent && error !== undefined,
    remember: ({ to }: Place): void => {
      if (screens.some((screen) => screen.to === to))
        setRecent((now) => [to, ...now.filter((other) => other !== to)].slice(0, RECENT));
    },
  };
};
