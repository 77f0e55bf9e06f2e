import type { Permission } from '@backoffice/schema/roles';
import { routes } from '@/domain/routes';
import { SEARCH } from '@/shared/feature/feature';
import { appTexts } from '../app.texts';
import { navigationFor } from '../navigation';

/** A screen that two keys lead to. */
export interface PlaceByKey {
  /** The key after `g`. */
  readonly key: string;
  readonly label: string;
  readonly to: string;
}

/** The screens of a person that keys lead to, in the order of the menu. */
export const placesByKey = (held: ReadonlySet<Permission>): readonly PlaceByKey[] => [
  { key: 'i', label: appTexts.home, to: routes.home.path },
  ...navigationFor(held).flatMap(({ label: group, items }) =>
    items.flatMap(({ goKey, label, to }) =>
      goKey === undefined ? [] : [{ key: goKey, label: label === SEARCH ? group : `${group}: ${label}`, to }],
    ),
  ),
];
