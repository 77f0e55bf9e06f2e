import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { dateTime } from '@/shared/format';
import { changeTexts } from './change.texts';

/** Summary of an entity, shown in its dialogs. */
export interface EntitySummary {
  /** Person or thing that the entity is about. */
  readonly title: string;
  /** Most important value of the entity: its formatted amount, or the period of a tax form. */
  readonly amount?: string;
  readonly status: ReactNode;
  readonly lastUpdateDate: string | null;
  /**
   * Version number, when the service itself counts versions. A derived version is a digest, which means nothing to
   * people (ADR 0025).
   */
  readonly version?: number;
}

/** Entity of a dialog: its title, identifier, amount and status. */
export const EntityLine = ({ id, title, amount, status }: EntitySummary & { readonly id: string }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 2,
      rowGap: 0.25,
      alignItems: 'center',
      px: 1.5,
      py: 1.25,
      borderRadius: '10px',
      border: 1,
      borderColor: 'divider',
      bgcolor: 'surface.sunken',
    }}
  >
    <Typography noWrap sx={{ fontWeight: 560 }}>
      {title}
    </Typography>
    <Typography sx={{ justifySelf: 'end', fontWeight: 560, fontVariantNumeric: 'tabular-nums' }}>{amount}</Typography>
    <Typography variant="body2" color="textSecondary" noWrap title={id}>
      {id}
    </Typography>
    <Box sx={{ justifySelf: 'end', display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 0.5 }}>{status}</Box>
  </Box>
);

/** Current state of the entity after a conflict. */
export const CurrentEntity = ({ status, amount, version, lastUpdateDate }: EntitySummary) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
    <Typography variant="body2">{changeTexts.current}:</Typography>
    {status}
    <Typography variant="body2">
      {[amount, version && changeTexts.version(version), lastUpdateDate && dateTime(lastUpdateDate)]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  </Box>
);
