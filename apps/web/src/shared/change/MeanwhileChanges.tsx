import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { readFields, type FieldTable, type SectionReading } from '@/shared/detail';
import { ChangesTable, compareVersions } from '@/shared/versions';
import { changeTexts as texts } from './change.texts';

/** Reads the sections of a record for a comparison. */
export type Reading<Thing> = (thing: Thing) => readonly SectionReading[];

/** Returns the function that reads a record as one section with the given fields. */
export const readingOf =
  <Thing,>(fields: FieldTable<Thing>): Reading<Thing> =>
  (thing) => [{ key: 'entity', title: '', fields: readFields(fields, thing) }];

interface MeanwhileChangesProps<Thing> {
  readonly read: Reading<Thing>;
  /** Record as the person saw it. */
  readonly seen: Thing;
  readonly current: Thing;
  /**
   * Reason why the current record refuses the change, null without a text; undefined when the change is still possible.
   */
  readonly refusal?: string | null | undefined;
  readonly onGoOn: () => void;
}

/** Changes of a record while a dialog was open, field by field. A button continues with the current record. */
export const MeanwhileChanges = <Thing,>({ read, seen, current, refusal, onGoOn }: MeanwhileChangesProps<Thing>) => {
  const sections = compareVersions(read(seen), read(current));
  return (
    <>
      {sections.length === 0 ? (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {texts.noneShown}
        </Typography>
      ) : (
        <Box sx={{ mt: 1, borderRadius: '8px', bgcolor: 'surface.raised' }}>
          <ChangesTable label={texts.changes} afterLabel={texts.current} sections={sections} />
        </Box>
      )}
      {refusal === undefined ? (
        <Button size="small" variant="outlined" color="inherit" sx={{ mt: 1 }} onClick={onGoOn}>
          {texts.goOn}
        </Button>
      ) : (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {refusal}
        </Typography>
      )}
    </>
  );
};
