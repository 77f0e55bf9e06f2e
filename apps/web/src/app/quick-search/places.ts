import { operationPermissions } from '@backoffice/schema/permissions';
import type { Permission } from '@backoffice/schema/roles';
import { routes } from '@/domain/routes';
import { mayOpen, titleOf, type Needs } from '@/shared/auth';
import { linksOf, type Feature } from '@/shared/feature/feature';
import { money, wordedDay } from '@/shared/format';
import { plainAmountIn } from './amounts';
import type { Guess } from './recognize';
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

const ofPlainAmount = (typed: string): readonly (Place & Needs)[] => {
  const amount = plainAmountIn(typed);
  return amount === undefined
    ? []
    : [
        {
          label: texts.paymentsOfAmount(money(amount, 'ARS')),
          to: routes.payments.href({ period: 'ultimos-12-meses', importe: amount }),
          anyOf: operationPermissions['Query.payments'],
        },
      ];
};

const daysText = (value: string): string => {
  const [from = '', to = from] = value.split('..');
  return from === to ? texts.paymentsOf(wordedDay(from)) : texts.paymentsFrom(wordedDay(from), wordedDay(to));
};

const destinations = ({ kind, value }: Guess): readonly (Place & Needs)[] => {
  const ofTransfers = operationPermissions['Query.transfers'];
  switch (kind) {
    case 'date':
      return [
        {
          label: daysText(value),
          to: routes.payments.href({ period: value.includes('..') ? value : `${value}..${value}` }),
          anyOf: operationPermissions['Query.payments'],
        },
      ];
    case 'amount':
      return /^\d+\.\d\d$/.test(value)
        ? [
            {
              label: texts.transfersOfAmount(money(value, 'ARS')),
              to: routes.transfers.href({ period: 'ultimos-12-meses', importe: value }),
              anyOf: ofTransfers,
            },
          ]
        : [];
    case 'cuit':
      return [
        {
          label: texts.transfersOfCuit,
          to: routes.transfers.href({ period: 'ultimos-12-meses', cuit: value }),
          anyOf: ofTransfers,
        },
      ];
    case 'bin':
      return [
        { label: texts.bins, to: routes.bins.href({ q: value }), anyOf: operationPermissions['Query.bins'] },
        ...ofPlainAmount(value),
      ];
    case 'lastDigits':
    case 'number':
    case 'dni':
      return ofPlainAmount(value);
    default:
      return [];
  }
};

/** Lists that a person may open with what they typed, where it is no text to be searched. */
export const destinationsOf = (guess: Guess, held: ReadonlySet<Permission>): readonly Place[] =>
  destinations(guess).filter((place) => mayOpen(held, place));
