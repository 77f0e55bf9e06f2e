import { mentionName, mentionsIn, mostColleagues } from '@backoffice/validators';
import type { GraphQLSchema } from 'graphql';
import type { Colleague } from '../../api/schema-types.generated.ts';
import type { GatewayContext } from '../../context.ts';
import { notedTypes } from '../../module-kit/record/noted-types.ts';
import { mayRead } from '../../module-kit/record/record-permissions.ts';

/** Returns whether a note can mention this name; a user name with a blank, for example, cannot be mentioned. */
const canBeMentioned = (name: string): boolean => mentionsIn(`@${name}`)[0] === name;

/**
 * Reads the colleagues whom a note can mention, in the order of their mentions. A person who may see no record with
 * notes gets none. Several people with one mention have a name only if it is the same.
 * @throws as `activity.read` does
 */
export const colleaguesOf = async (
  { activity, can, viewer }: Pick<GatewayContext, 'activity' | 'can' | 'viewer'>,
  schema: GraphQLSchema,
): Promise<Colleague[]> => {
  const stored = await activity.readColleagues();
  if (!notedTypes.some((type) => mayRead(schema, type, can))) return [];
  const names = new Map<string, string | null>();
  for (const { username, name } of stored) {
    const mention = mentionName(username);
    names.set(mention, !names.has(mention) || names.get(mention) === name ? name : null);
  }
  names.delete(mentionName(viewer.username));
  return [...names]
    .filter(([mention]) => canBeMentioned(mention))
    .slice(0, mostColleagues)
    .map(([mention, name]) => ({ mention, name }))
    .toSorted((one, other) => (one.mention < other.mention ? -1 : 1));
};
