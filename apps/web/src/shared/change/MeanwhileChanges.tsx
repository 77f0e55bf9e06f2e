import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { readFields, type FieldTable } from '@/shared/detail';
import { ChangesTable, compareVersions } from '@/shared/versions';
import { changeTexts as texts } from './change.texts';

interface MeanwhileChangesProps<Entity> {
  readonly fields: FieldTable<Entity>;
  /** The entity as the person saw it. */
  readonly seen: Entity;
  readonly current: Entity;
}

/** Changes that somebody else made while a dialog was open, field by field. */
export const MeanwhileChanges = <Entity,>({ fields, seen, current }: MeanwhileChangesProps<Entity>) => {
  const read = (entity: Entity) => [{ key: 'entity', title: '', fields: readFields(fields, entity) }];
  const sections = compareVersions(read(seen), read(current));
  if (sections.length === 0)
    return (
      <Typography variant="body2" sx={{ mt: 1 }}>
        {texts.noneShown}
      </Typography>
    );
  return (
    <Box sx={{ mt: 1, borderRadius: '8px', bgcolor: 'surface.raised' }}>
      <ChangesTable label={texts.changes} afterLabel={texts.current} sections={sections} />
    </Box>
  );
};
