import { endOfDay, exactText, period as periodShape, startOfDay } from '@backoffice/validators';
import type { GatewayContext } from '../../context.ts';
import { checked } from '../../errors/checked.ts';
import type { ActivityFilter } from '../../api/schema-types.generated.ts';
import { inputError } from '../../errors/gateway-error.ts';
import { searchedText } from '../../module-kit/list/list-arguments.ts';
import { storedKind, storedResult } from './activity.mappers.ts';

/** Conditions in the terms of the activity store. */
export type ActivityConditions = Parameters<GatewayContext['activity']['read']>[0];

const textOf = (name: string, given: string): string => searchedText(`filter.${name}`, exactText, given);

/**
 * Converts each field of a filter to conditions. The type requires every field, because a missing one would be ignored.
 */
type ConditionsByField<Given> = {
  readonly [Field in keyof Required<Given>]: (given: NonNullable<Given[Field]>) => ActivityConditions;
};

const conditionsByField: ConditionsByField<ActivityFilter> = {
  username: (given) => ({ username: textOf('username', given) }),
  action: (given) => ({ actions: [textOf('action', given)] }),
  actions: (given) => ({ actions: actionsOf(given) }),
  kind: (given) => ({ kind: storedKind(given) }),
  type: (given) => ({ type: textOf('type', given) }),
  id: (given) => ({ id: textOf('id', given) }),
  result: (given) => ({ result: storedResult(given) }),
  period: (given) => {
    const { from, to } = checked('filter.period', periodShape, given);
    return { from: startOfDay(from), to: endOfDay(to) };
  },
  requestId: (given) => ({ requestId: textOf('requestId', given) }),
  note: (given) => ({ words: textOf('note', given) }),
};

/** Maximum action names of one filter. */
const MOST_ACTIONS = 100;

const actionsOf = (given: readonly string[]): readonly string[] => {
  if (given.length === 0 || given.length > MOST_ACTIONS)
    throw inputError('filter.actions', `Indique de 1 a ${MOST_ACTIONS} acciones.`);
  return given.map((action) => textOf('actions', action));
};

/** Merges two sets of conditions. Of two lists of actions, only the common ones remain. */
const bothOf = (one: ActivityConditions, other: ActivityConditions): ActivityConditions => {
  const actions = one.actions && other.actions && one.actions.filter((action) => other.actions?.includes(action));
  return { ...one, ...other, ...(actions && { actions }) };
};

const mergedConditions = <Given extends object>(
  table: ConditionsByField<Given>,
  filter: Partial<Given>,
): ActivityConditions => {
  let conditions: ActivityConditions = {};
  for (const field in table) {
    const given = filter[field];
    if (given !== null && given !== undefined) conditions = bothOf(conditions, table[field](given));
  }
  return conditions;
};

/**
 * Converts a filter to the conditions of the store.
 * @throws GatewayError for a value that cannot be searched
 */
export const conditionsOf = (filter: Partial<ActivityFilter>): ActivityConditions =>
  mergedConditions(conditionsByField, filter);
