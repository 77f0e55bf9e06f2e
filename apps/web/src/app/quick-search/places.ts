import { operationPermissions } from '@backoffice/schema/permissions';
import type { Permission } from '@backoffice/schema/roles';
import { routes } from '@/domain/routes';
import { mayOpen, titleOf, type Needs } from '@/shared/auth';
import { linksOf, type Feature } from '@/shared/feature/feature';
import { quickSearchTexts as texts } from './quick-search.texts';
import { isMeant } from './words';

/** Somewhere to go. */
export interface Place {
  readonly label: string;
  /** Its address; a command has a name instead. */
  readonly to: string;
  /** Does what a command says, in place of going anywhere. */
  readonly run?: () => void;
  /** Words by which it is found beside its label. */
  readonly words?: string;
}

/** Places of a person that need nothing to be opened, by their titles and by their place in the menu. */
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
          label: place === undefined || place.endsWith(title) ? title : `${title} · ${place}`,
          to: screen.path,
          words: [place, screen.words].filter(Boolean).join(' '),
          anyOf: screen.anyOf ?? [],
          allOf: screen.allOf ?? [],
        };
      });
  });

/** Places inside of screens that people ask for by name. */
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

/** All places that a person may open by name. */
export const placesOf = (features: readonly Feature[], held: ReadonlySet<Permission>): readonly Place[] =>
  [...screensOf(features), ...innerPlaces].filter((place) => mayOpen(held, place));

/** Places that are meant by the words of a text. */
export const matching = (places: readonly Place[], text: string): readonly Place[] =>
  places.filter(({ label, words = '' }) => isMeant(`${label} ${words}`, text));
