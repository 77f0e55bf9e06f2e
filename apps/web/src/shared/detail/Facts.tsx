import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ABSENT } from '@/shared/format';

/** Pairs of label and value, in as many columns as fit. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr))',
      columnGap: 2.5,
      rowGap: 1.75,
      m: 0,
    }}
  >
    {children}
  </Box>
);

interface FactProps {
  readonly label: string;
  /** Nothing, or an empty text, reads as absent. */
  readonly children?: ReactNode;
  /** `row` for what may be long: it gets a line of its own. */
  readonly span?: 'column' | 'row';
}

const isAbsent = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '' || value === ABSENT;

/** One label and its value. */
export const Fact = ({ label, children, span = 'column' }: FactProps) => {
  const absent = isAbsent(children);
  return (
    <Box sx={{ minWidth: 0, gridColumn: span === 'row' ? '1 / -1' : undefined }}>
      <Typography component="dt" variant="caption" color="textSecondary" sx={{ display: 'block', mb: 0.25 }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        color={absent ? 'textSecondary' : 'textPrimary'}
        sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
      >
        {absent ? ABSENT : children}
      </Typography>
    </Box>
  );
};
