import { useMemo, type ReactNode } from 'react';
import { RowMarks } from '@/shared/list';
import { NotesSign } from './NotesSign';
import { useRecordMarks } from './use-record-marks';

interface RecordMarksProps {
  /** Type of the records, as in the schema. */
  readonly of: string;
  readonly rows: readonly { readonly id: string }[];
  readonly children: ReactNode;
}

/** Marks the rows of a list that have notes. One query covers the rows of the page. */
export const RecordMarks = ({ of: type, rows, children }: RecordMarksProps) => {
  const { data } = useRecordMarks(
    type,
    rows.map(({ id }) => id),
  );
  const marks = data?.marks;
  const markOf = useMemo(() => {
    const byId = new Map(marks?.map((mark) => [mark.id, mark]));
    return (id: string) => <NotesSign count={byId.get(id)?.notes ?? 0} />;
  }, [marks]);
  return <RowMarks value={markOf}>{children}</RowMarks>;
};
