import type { GatewayContext } from '../../context.ts';
import type { AuditEvent } from '../../observability/audit/audit-event.ts';
import { at, isObject, textAt } from '../../unknown-value.ts';

interface Edit {
  readonly ids: readonly unknown[];
  readonly editor: string;
}

/** Ends of a change that was made, or may have been: its answer was lost, or given again under the same key. */
const MADE: ReadonlySet<string> = new Set(['done', 'repeated', 'unknown'] satisfies AuditEvent['result'][]);

const editFrom = (line: string): Edit => {
  const event: unknown = JSON.parse(line);
  const ids = isObject(event) && MADE.has(textAt(event, 'result') ?? '') ? at(event, 'ids') : undefined;
  return { ids: Array.isArray(ids) ? ids : [], editor: textAt(event, 'userId') ?? '' };
};

/** Changes of things that move money later, whoever sends it then. */
export interface EditedThings {
  /** Names of the mutations, each `@audited(awaited: true)`: else another gateway may not have the event yet. */
  readonly actions: readonly string[];
  /** As in the schema. */
  readonly type: string;
  readonly ids: readonly string[];
}

/** Persons who changed these things last, as far as the activity knows. */
const lastEditors = async (
  activity: GatewayContext['activity'],
  { actions, type, ids }: EditedThings,
): Promise<ReadonlySet<string>> => {
  const editors = new Map<unknown, string>();
  await activity.settle();
  for await (const events of activity.readAll({ actions, things: [{ type, ids }] })) {
    const edits = events.map(({ line }) => editFrom(line));
    // newest first: of each thing the first one counts
    for (const [id, editor] of edits.flatMap((edit) => edit.ids.map((one) => [one, edit.editor] as const)))
      if (!editors.has(id)) editors.set(id, editor);
  }
  return new Set(editors.values());
};

/**
 * Returns whether the person changed one of these things last, where two people must take part for this amount
 * (`FOUR_EYES`). No where the installation keeps no activity. @throws GatewayError where the activity does not answer
 */
export const isOwnEdit = async (
  amount: string,
  thingsOf: () => Promise<EditedThings> | EditedThings,
  { activity, viewer, asker }: GatewayContext,
): Promise<boolean> => {
  const { fourEyes } = asker();
  if (fourEyes(viewer.id, amount) === undefined || activity.state() === 'none') return false;
  const editors = await lastEditors(activity, await thingsOf());
  return [...editors].some((editor) => fourEyes(editor, amount) === 'own_request');
};
