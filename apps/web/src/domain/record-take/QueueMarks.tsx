import { isWaiting, type QueueType } from '@backoffice/schema/queues';
import BackHand from '@mui/icons-material/BackHandOutlined';
import { useMemo, type ReactNode } from 'react';
import { markTexts } from '@/domain/note/mark.texts';
import { NotesSign } from '@/domain/note/NotesSign';
import { useRecordMarks } from '@/domain/note/use-record-marks';
import { MoreLines, type MenuLine } from '@/shared/actions';
import { Sign } from '@/shared/feedback';
import { RowMarks } from '@/shared/list';
import { usePolling, useVisible } from '@/shared/polling';
import { useSettings } from '@/shared/settings';
import { takeTexts as texts } from './take.texts';
import { takenText, type Taken } from './taken-text';
import { useTakes } from './use-takes';

/** Milliseconds from an answer to the next query, so that takes of colleagues appear without a reload. */
const EVERY_MS = 60_000;

interface TakenSignProps {
  readonly taken: Taken;
  /** Number of notes on the row. */
  readonly notes: number;
}

/** Sign of the person who works on a row. Its title also counts the notes: a status has room for one sign. */
const TakenSign = ({ taken, notes }: TakenSignProps) => (
  <Sign
    icon={BackHand}
    color={taken.isOwn ? 'primary.main' : 'text.secondary'}
    title={[takenText(taken), ...(notes > 0 ? [markTexts.count(notes)] : [])].join(' · ')}
  />
);

interface QueueMarksProps {
  /** Type of the records, as in the schema. */
  readonly of: QueueType;
  readonly rows: readonly { readonly id: string; readonly status: string }[];
  readonly children: ReactNode;
}

/**
 * Marks rows in the list of a work queue: those with notes, and waiting rows that a person has taken. One query covers
 * the rows of the page. The menu of a waiting row offers to take it, or to release the viewer's own take.
 */
export const QueueMarks = ({ of: type, rows, children }: QueueMarksProps) => {
  const { activity: kept } = useSettings();
  const { data, refetch } = useRecordMarks(
    type,
    rows.map(({ id }) => id),
  );
  const isSeen = useVisible();
  usePolling(isSeen && kept && rows.length > 0, EVERY_MS, refetch);
  const { take, release, question } = useTakes(type);
  const marks = data?.marks;
  const { takenOf, markOf } = useMemo(() => {
    const byId = new Map(marks?.map((mark) => [mark.id, mark]));
    const waiting = new Set(rows.filter(({ status }) => isWaiting(type, status)).map(({ id }) => id));
    /** Returns the take of a row; null for a row that is not taken, undefined for a row that no longer waits. */
    const takeOf = (id: string) => (waiting.has(id) ? (byId.get(id)?.taken ?? null) : undefined);
    return {
      takenOf: takeOf,
      markOf: (id: string): ReactNode => {
        const taken = takeOf(id);
        const notes = byId.get(id)?.notes ?? 0;
        return taken ? <TakenSign taken={taken} notes={notes} /> : <NotesSign count={notes} />;
      },
    };
  }, [marks, rows, type]);
  const linesOf = (id: string): readonly MenuLine[] => {
    const taken = takenOf(id);
    if (!kept || taken === undefined) return [];
    return taken?.isOwn
      ? [{ label: texts.release, icon: <BackHand />, run: () => release(id) }]
      : [{ label: texts.take, icon: <BackHand />, run: () => take(id, taken) }];
  };
  return (
    <RowMarks value={markOf}>
      <MoreLines value={linesOf}>{children}</MoreLines>
      {question}
    </RowMarks>
  );
};
