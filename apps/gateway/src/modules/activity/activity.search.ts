import { endOfDay, exactText, period as periodShape, startOfDay } from '@backoffice/validators';
import type { GatewayContext } from '../../context.ts';
import { checked } from '../../errors/checked.ts';
import type { ActivityFilter } from '../../graphql/schema-types.generated.ts';
import { searchedText } from '../../module-kit/list/list-arguments.ts';
import { storedKind, storedResult } from './activity.mappers.ts';

/** Conditions, in the terms of the store. */
export type ActivityWish = Parameters<GatewayContext['activity']['read']>[0];

const textOf = (name: string, given: string | null | undefined): string | undefined =>
  given === null || given === undefined ? undefined : searchedText(`filter.${name}`, exactText, given);

const momentsOf = ({ period }: Partial<ActivityFilter>): Pick<ActivityWish, 'from' | 'to'> => {
  if (!period) return {};
  const { from, to } = checked('filter.period', periodShape, period);
  return { from: startOfDay(from), to: endOfDay(to) };
};

/** Puts a filter into the terms of the store. @throws GatewayError for a value that cannot be searched */
export const wishOf = (filter: Partial<ActivityFilter>): ActivityWish => {
  const action = textOf('action', filter.action);
  return {
    username: textOf('username', filter.username),
    actions: action === undefined ? undefined : [action],
    kind: filter.kind ? storedKind(filter.kind) : undefined,
    type: textOf('type', filter.type),
    id: textOf('id', filter.id),
    result: filter.result ? storedResult(filter.result) : undefined,
    requestId: textOf('requestId', filter.requestId),
    ...momentsOf(filter),
  };
};
