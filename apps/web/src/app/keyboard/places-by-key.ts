import type { Permission } from '@backoffice/schema/roles';
import { routes } from '@/domain/routes';
import { SEARCH } from '@/shared/feature/feature';
import { appTexts } from '../app.texts';
import { navigationFor } from '../navigation';

/** Screen that is opened by two keys in sequence. */
export interface PlaceByKey {
  /** Second key of the sequence, after `g`. */
  readonly key: string;
  readonly label: string;
  readonly to: string;
}

/** Screens that the person may open by keys, in the order of the menu. */
export const placesByKey = (held: ReadonlySet<Permission>): readonly PlaceByKey[] => [
  { key: 'i', label: appTexts.home, to: routes.home.path },
  ...navigationFor(held).flatMap(({ label: group, items }) =>
    items.flatMap(({ goKey, label, to }) =>
      goKey === undefined ? [] : [{ key: goKey, label: label === SEARCH ? group : `${group}: ${label}`, to }],
    ),
  ),
];
