import { operationPermissions } from '@backoffice/schema/permissions';
import type { Permission } from '@backoffice/schema/roles';
import { routes } from '@/domain/routes';
import { mayOpen, titleOf, type Needs } from '@/shared/auth';
import { linksOf, type Feature } from '@/shared/feature/feature';
import { quickSearchTexts as texts } from './quick-search.texts';
import { hasWords, isMeant } from './words';

/** Screen or command that the quick search offers. */
export interface Place {
  readonly label: string;
  /** Address of the screen, or name of the command. */
  readonly to: string;
  /** Runs the command. Undefined for a screen. */
  readonly run?: () => void;
  /** Further words that find the place. */
  readonly words?: string;
}

/** Returns the screens that open without an identifier, with title and menu path. */
const screensOf = (features: readonly Feature[]): readonly (Place & Needs)[] =>
  features.flatMap((feature) => {
    const names = new Map(linksOf(feature).map(({ to, group, label }) => [to, { group: group.label, label }]));
    return feature.screens
      .filter(({ path, isEmpty }) => !path.includes(':') && !isEmpty)
      .map((screen) => {
        const title = titleOf(screen, {});
        const named = names.get(screen.path);
        const place = named && (named.group === named.label ? named.label : `${named.group}: ${named.label}`);
        return {
          label: place === undefined || hasWords(title, place) || place.endsWith(title) ? title : `${title} · ${place}`,
          to: screen.path,
          words: [place, screen.words].filter(Boolean).join(' '),
          anyOf: screen.anyOf ?? [],
          allOf: screen.allOf ?? [],
        };
      });
  });

/** Parts of screens that people search for by name. */
const innerPlaces: readonly (Place & Needs)[] = [
  { label: texts.newBin, to: routes.bin.href('-1'), anyOf: operationPermissions['Mutation.createBin'] },
  {
    label: texts.scheduledDistributions,
    to: routes.distributions.href({ tipo: 'programadas' }),
    anyOf: operationPermissions['Query.distributions'],
  },
  {
    label: texts.scheduleWithdrawal,
    to: routes.allWithdrawals.href({}),
    anyOf: operationPermissions['Mutation.authorizeWithdrawal'],
  },
];

/** Returns the screens and their parts that the person may open. */
export const placesOf = (features: readonly Feature[], held: ReadonlySet<Permission>): readonly Place[] =>
  [...screensOf(features), ...innerPlaces].filter((place) => mayOpen(held, place));

/** Returns the places that match every word of a text. */
export const matching = (places: readonly Place[], text: string): readonly Place[] =>
  places.filter(({ label, words = '' }) => isMeant(`${label} ${words}`, text));
