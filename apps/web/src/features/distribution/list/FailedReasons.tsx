import { ChoiceMenu, type Selection } from '@/shared/list';
import { distributionsTexts as texts } from '../distribution.texts';
import { readableMessage } from '../status-message';

interface Failed {
  readonly id: string;
  readonly statusDetail: string | null;
}

interface FailedReasonsProps<Row extends Failed> {
  readonly rows: readonly Row[];
  readonly selection: Selection<Row>;
}

/** Groups the ids of the rows by reason, most frequent reason first. */
const byReason = (rows: readonly Failed[]): readonly (readonly [reason: string, ids: ReadonlySet<string>])[] => {
  const groups = new Map<string, Set<string>>();
  for (const { id, statusDetail } of rows) {
    if (statusDetail === null) continue;
    const reason = readableMessage(statusDetail);
    groups.set(reason, (groups.get(reason) ?? new Set()).add(id));
  }
  return [...groups].toSorted(([, a], [, b]) => b.size - a.size);
};

/**
 * Menu with the reasons of the failures on this page. A reason selects its rows, so that they can be reprocessed
 * together; choosing the same reason again clears the selection.
 */
export const FailedReasons = <Row extends Failed>({ rows, selection }: FailedReasonsProps<Row>) => {
  const reasons = byReason(rows);
  if (reasons.length === 0) return null;
  const isChosen = (ids: ReadonlySet<string>): boolean =>
    selection.matching === undefined && selection.count === ids.size && [...ids].every((id) => selection.ids.has(id));
  const choices = reasons.map(([reason, ids]) => ({
    key: reason,
    name: texts.ofReason(reason, ids.size),
    isChosen: isChosen(ids),
    choose: () => (isChosen(ids) ? selection.clear() : selection.choose(ids)),
  }));
  return <ChoiceMenu label={texts.byReason} menuLabel={texts.reasons} groups={[choices]} button={{ size: 'small' }} />;
};
