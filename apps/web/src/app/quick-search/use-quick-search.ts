import { skipToken } from '@/shared/apollo';
import { usePermissions } from '@/shared/auth';
import { useFeatures } from '@/shared/feature/feature';
import { usePreference } from '@/shared/preferences';
import { useDebounced } from '@/shared/use-debounced';
import { destinationsOf, matching, placesOf, type Place } from './places';
import { quickSearchTexts as texts } from './quick-search.texts';
import { useQuickSearchQuery } from './QuickSearch.generated';
import { recentScreens } from './recent-screens';
import { recognize } from './recognize';
import { foundIn, variablesOf, type Option } from './results';
import { useCommands } from './use-commands';

/** Milliseconds after the last key until the services are called. */
const PAUSE_MS = 250;
const RECENT = 5;
const SCREENS = 6;

const grouped = (places: readonly Place[], group: string): readonly Option[] =>
  places.map((place) => ({ ...place, group }));

/** Meanings of a text, and the places to which it leads. */
export const useQuickSearch = (typed: string) => {
  const held = usePermissions();
  const screens = placesOf(useFeatures(), held);
  const commands = useCommands();
  const [recent, setRecent] = usePreference(recentScreens);
  const settled = useDebounced(typed, PAUSE_MS);
  const guess = recognize(typed);
  const settledGuess = recognize(settled);
  const variables = settledGuess && variablesOf(settledGuess, held);
  const isSearched = variables && Object.values(variables).includes(true);
  const isAsked = guess !== undefined && Object.values(variablesOf(guess, held)).includes(true);
  const { data, loading, error } = useQuickSearchQuery(
    isSearched ? { variables, fetchPolicy: 'network-only' } : skipToken,
  );
  const isCurrent = settled === typed;
  const options: readonly Option[] = guess
    ? [
        ...grouped(destinationsOf(guess, held), texts.goTo),
        ...(isCurrent && settledGuess && data ? foundIn(data, settledGuess) : []),
        ...grouped(matching(screens, typed).slice(0, SCREENS), texts.screens),
        ...grouped(matching(commands, typed), texts.commands),
      ]
    : grouped(
        recent.flatMap((to) => screens.find((screen) => screen.to === to) ?? []),
        texts.recent,
      );
  return {
    guess,
    options,
    loading: isAsked && (!isCurrent || loading),
    failed: isCurrent && error !== undefined,
    remember: ({ to }: Place): void => {
      if (screens.some((screen) => screen.to === to))
        setRecent((now) => [to, ...now.filter((other) => other !== to)].slice(0, RECENT));
    },
  };
};
