import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ShowMore, useShowMore } from './ShowMore';

/** Lines one below the other: name on the left, amount on the right. */
export const LineList = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      '& > li': { py: 1.25 },
      '& > li:first-of-type': { pt: 0 },
      '& > li:last-of-type': { pb: 0 },
      '& > li + li': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    {children}
  </Box>
);

interface LineProps {
  readonly title: ReactNode;
  /** Smaller, below the title. */
  readonly detail?: ReactNode;
  /** On the right: an amount, a moment, a state. */
  readonly trailing?: ReactNode;
}

/** One line of a `LineList`. */
export const Line = ({ title, detail, trailing }: LineProps) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, rowGap: 0.25 }}
  >
    <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="div">{title}</Typography>
      {detail && (
        <Typography component="div" variant="body2" color="textSecondary">
          {detail}
        </Typography>
      )}
    </Box>
    {trailing && (
      <Typography component="div" sx={{ flex: 'none', maxWidth: '100%', fontVariantNumeric: 'tabular-nums' }}>
        {trailing}
      </Typography>
    )}
  </Box>
);

interface LongListProps<Row> {
  readonly rows: readonly Row[];
  /** Rows that are shown at first, and that each press adds. */
  readonly step?: number;
  /** Text of the button that shows more. */
  readonly more: string;
  readonly children: (row: Row) => ReactNode;
}

/** A `LineList` that shows its first rows, and more of them on demand. */
export const LongList = <Row,>({ rows: all, step, more: label, children }: LongListProps<Row>) => {
  const { rows, more } = useShowMore(all, step);
  return (
    <>
      <LineList>{rows.map(children)}</LineList>
      <ShowMore label={label} onMore={more} />
    </>
  );
};
