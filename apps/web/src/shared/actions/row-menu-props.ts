import type { TypedDocumentNode } from '@apollo/client';
import type { ActionName } from './action-names.generated';
import type { MenuLine } from './ActionItems';
import type { Offers } from './use-offers';

/**
 * Query for the actions of one row, sent when its menu or panel opens. It is for lists that do not read actions with
 * their rows.
 */
export interface AskedActions<Entity> {
  /** Query whose entity has the alias `entity`. */
  readonly query: TypedDocumentNode<{ readonly entity: Entity | null }, { id: string }>;
  /** Text shown when the entity does not exist. */
  readonly unavailable: string;
  /** True to leave refused actions out; the detail shows their reasons. */
  readonly onlyAllowed?: boolean;
}

/** Properties of the menu of a row. */
export interface RowMenuProps<Name extends ActionName, Entity> {
  readonly id: string;
  /** Accessible name of the button. */
  readonly label: string;
  /** Returns the lines above the actions. */
  readonly lines: () => readonly MenuLine[];
  readonly offers: Offers<Name, Entity>;
  /** Row with its actions. Absent when `asked` reads them, and when the gateway offers none. */
  readonly entity?: Entity | undefined;
  readonly asked?: AskedActions<Entity> | undefined;
}
