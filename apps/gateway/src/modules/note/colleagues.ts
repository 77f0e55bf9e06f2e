import { mentionName, mentionsIn, mostColleagues } from '@backoffice/validators';
import type { GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { notedTypes } from '../../module-kit/record/noted-types.ts';
import { mayRead } from '../../module-kit/record/record-permissions.ts';

/** Returns whether a note can mention this name; a user name with a blank, for example, cannot be mentioned. */
const canBeMentioned = (name: string): boolean => mentionsIn(`@${name}`)[0] === name;

/**
 * Reads the names of colleagues that a note can mention, in alphabetical order. A person who may see no record with
 * notes gets none.
 * @throws as `activity.read` does
 */
export const colleaguesOf = async (
  { activity, can, viewer }: Pick<GatewayContext, 'activity' | 'can' | 'viewer'>,
  schema: GraphQLSchema,
): Promise<string[]> => {
  const usernames = await activity.readColleagues();
  if (!notedTypes.some((type) => mayRead(schema, type, can))) return [];
  const names = new Set(usernames.map(mentionName).filter(canBeMentioned));
  names.delete(mentionName(viewer.username));
  return [...names].slice(0, mostColleagues).toSorted();
};
