import type { EndEdit } from '../../activity/edits.ts';
import type { ChangeNotes } from '../../changes/perform.ts';
import type { GatewayContext } from '../../context.ts';
import { textAt } from '../../unknown-value.ts';
import type { Arguments } from './audited-field.ts';

const keyOf = (given: Arguments): string | undefined =>
  textAt(given['change'], 'idempotencyKey') ?? textAt(given['once'], 'idempotencyKey');

/**
 * Creates the function that writes an edit before its change is sent (`@audited(awaited: true)`). With the rule of two
 * people, the change waits for the edit, and is not sent without it. Otherwise a store, if there is one, gets the edit
 * in parallel, so that the rule can be switched on later.
 * @param argument identifies the edited thing, or the owner of a new one
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
    const recordIds = typeof thing === 'string' && key !== undefined ? [thing] : [];
    const begun = activity.edits.begin({ type, recordIds, editor: viewer.id, key: key ?? '' });
    if (twoPeople) return begun;
    begun.catch(() => undefined);
    return (end) =>
      begun.then(
        (ended) => ended(end),
        () => undefined,
      );
  };
