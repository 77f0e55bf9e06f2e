import type { EndEdit } from '../../activity/edits.ts';
import type { ChangeNotes } from '../../changes/perform.ts';
import type { GatewayContext } from '../../context.ts';
import { textAt } from '../../unknown-value.ts';
import type { Arguments } from './audited-field.ts';

const keyOf = (given: Arguments): string | undefined =>
  textAt(given['change'], 'idempotencyKey') ?? textAt(given['once'], 'idempotencyKey');

/**
 * Creates what writes an edit of what moves money later, before it leaves (`@audited(awaited: true)`). With two people it is
 * waited for, and nothing leaves without it; else it is written beside the change, for the day on which they are required.
 * @param argument identifies the edited thing, or what a new one belongs to
 */
export const createBeginEdit =
  (type: string, argument: string | undefined) =>
  async (
    given: Arguments,
    { activity, twoPeople, viewer }: GatewayContext,
    notes: ChangeNotes,
  ): Promise<EndEdit | undefined> => {
    if (!twoPeople && activity.state() === 'none') return undefined;
    const key = keyOf(given);
    const thing = textAt(notes.before, 'id') ?? (argument === undefined ? undefined : given[argument]);
    const things = typeof thing === 'string' && key !== undefined ? [thing] : [];
    const begun = activity.edits.begin({ type, things, editor: viewer.id, key: key ?? '' });
    if (twoPeople) return begun;
    begun.catch(() => undefined);
    return (end) =>
      begun.then(
        (ended) => ended(end),
        () => undefined,
      );
  };
