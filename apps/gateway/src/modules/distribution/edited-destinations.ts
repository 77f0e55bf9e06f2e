import type { GatewayContext } from '../../context.ts';
import { refusedByRule, type ChangeErrorParent } from '../../changes/change-error.ts';
import { at, isObject, textAt } from '../../unknown-value.ts';
import type { DistributionParent } from './distribution.mappers.ts';
import { reasons } from './distribution.texts.ts';

interface Edit {
  readonly ids: readonly unknown[];
  readonly editor: string;
}

const editFrom = (line: string): Edit => {
  const event: unknown = JSON.parse(line);
  const ids = isObject(event) ? at(event, 'ids') : undefined;
  return { ids: Array.isArray(ids) ? ids : [], editor: textAt(event, 'userId') ?? '' };
};

/** Persons who changed these parts last, as far as the activity knows. */
const lastEditors = async (
  activity: GatewayContext['activity'],
  partIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const editors = new Map<unknown, string>();
  const things = [{ type: 'DistributionDetail', ids: partIds }];
  for await (const events of activity.readAll({ actions: ['updateDistributionDetail'], things, result: 'done' })) {
    const edits = events.flatMap(({ line }) => editFrom(line));
    // newest first: of each part the first one counts
    for (const [id, editor] of edits.flatMap(({ ids, editor }) => ids.map((part) => [part, editor] as const)))
      if (!editors.has(id)) editors.set(id, editor);
  }
  return new Set(editors.values());
};

/**
 * Refuses to send money to destinations that the same person changed last (`FOUR_EYES`). Nothing is refused where the
 * installation keeps no activity. @throws GatewayError where the activity does not answer
 */
export const unlessOwnEdit = async (
  { details, totalAmount }: DistributionParent,
  { activity, viewer, asker }: GatewayContext,
): Promise<ChangeErrorParent | undefined> => {
  const { fourEyes } = asker();
  const isAskedFor = fourEyes(viewer.id, totalAmount) !== undefined;
  if (!isAskedFor || activity.state() === 'none') return undefined;
  const editors = await lastEditors(activity, details?.rows.map(({ id }) => id) ?? []);
  const isOwn = [...editors].some((editor) => fourEyes(editor, totalAmount) === 'own_request');
  return isOwn ? refusedByRule({ code: 'own_edit', message: reasons.own_edit }) : undefined;
};
