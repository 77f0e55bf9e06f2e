import { operationPermissions } from '@backoffice/schema/permissions';
import type { Permission } from '@backoffice/schema/roles';
import { routes } from '@/domain/routes';
import { holdsAny, mayOpen, titleOf, type Needs } from '@/shared/auth';
import { linksOf, type Feature } from '@/shared/feature/feature';
import { money, withoutAccents, wordedDay } from '@/shared/format';
import type { Guess } from './recognize';
import { quickSearchTexts as texts } from './quick-search.texts';

/** Somewhere to go. */
export interface Place {
  readonly label: string;
  readonly to: string;
}

const namesOf = (feature: Feature): ReadonlyMap<string, string> =>
  new Map(
    linksOf(feature).map(({ to, group, label }) => [to, group.label === label ? label : `${group.label}: ${label}`]),
  );

/** The screens of a person that need nothing to be opened, by their titles and by their place in the menu. */
export const screensOf = (features: readonly Feature[], held: ReadonlySet<Permission>): readonly Place[] =>
  features.flatMap((feature) => {
    const names = namesOf(feature);
    return feature.screens
      .filter((screen) => !screen.path.includes(':') && mayOpen(held, screen))
      .map((screen) => {
        const title = titleOf(screen, {});
        const name = names.get(screen.path);
        return { label: name === undefined || name.endsWith(title) ? title : `${title} · ${name}`, to: screen.path };
      });
  });

/** Those of whose names each word of a text is a part. */
export const matching = (places: readonly Place[], text: string): readonly Place[] => {
  const words = withoutAccents(text).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? []
    : places.filter(({ label }) => words.every((word) => withoutAccents(label).includes(word)));
};

type Destination = Place & Pick<Needs, 'anyOf'>;

const destinations = ({ kind, value }: Guess): readonly Destination[] => {
  const ofPayments = operationPermissions['Query.payments'];
  const ofTransfers = operationPermissions['Query.transfers'];
  switch (kind) {
    case 'date':
      return [
        {
          label: texts.paymentsOf(wordedDay(value)),
          to: routes.payments.href({ period: `${value}..${value}` }),
          anyOf: ofPayments,
        },
      ];
    case 'amount':
      return [
        {
          label: texts.transfersOfAmount(money(value, 'ARS')),
          to: routes.transfers.href({ period: 'ultimos-12-meses', importe: value }),
          anyOf: ofTransfers,
        },
      ];
    case 'cuit':
      return [
        {
          label: texts.transfersOfCuit,
          to: routes.transfers.href({ period: 'ultimos-12-meses', cuit: value }),
          anyOf: ofTransfers,
        },
      ];
    case 'bin':
      return [{ label: texts.bins, to: routes.bins.href({ q: value }), anyOf: operationPermissions['Query.bins'] }];
    default:
      return [];
  }
};

/** Lists that a person may open with what they typed, where it is no text to be searched. */
export const destinationsOf = (guess: Guess, held: ReadonlySet<Permission>): readonly Place[] =>
  destinations(guess).filter(({ anyOf = [] }) => holdsAny(held, anyOf));
