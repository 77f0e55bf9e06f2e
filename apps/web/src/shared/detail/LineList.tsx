import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { usePrinting } from '@/shared/print';

/** List of lines with a name on the left and an amount on the right. */
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

const strongText = { fontWeight: 600 };

interface LineProps {
  readonly title: ReactNode;
  /** Smaller text below the title. */
  readonly detail?: ReactNode;
  /** Content on the right: an amount, a time or a status. */
  readonly trailing?: ReactNode;
  /** True for a line with the total of the lines above. */
  readonly strong?: boolean;
}

/** Line of a `LineList`. */
export const Line = ({ title, detail, trailing, strong = false }: LineProps) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, rowGap: 0.25 }}
  >
    <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="div" sx={strong ? strongText : {}}>
        {title}
      </Typography>
      {detail && (
        <Typography component="div" variant="body2" color="textSecondary">
          {detail}
        </Typography>
      )}
    </Box>
    {trailing && (
      <Typography
        component="div"
        sx={{ flex: 'none', maxWidth: '100%', fontVariantNumeric: 'tabular-nums', ...(strong ? strongText : {}) }}
      >
        {trailing}
      </Typography>
    )}
  </Box>
);

/** Number of rows shown at first, and added by each press of `Ver más` (GAP-11). */
const STEP = 10;

interface Shown<T> {
  readonly rows: readonly T[];
  /** Shows more rows; undefined when all are shown. */
  readonly more: (() => void) | undefined;
}

/** Hook that shows the first rows of a long list, and more on demand. Print shows all rows. */
export const useShowMore = <T,>(all: readonly T[], step = STEP): Shown<T> => {
  const [shown, setCount] = useState(step);
  const count = usePrinting() ? all.length : shown;
  return { rows: all.slice(0, count), more: count < all.length ? () => setCount(count + step) : undefined };
};

interface ShowMoreProps {
  readonly label: string;
  readonly onMore: (() => void) | undefined;
}

/** Button below a list that has more rows. */
export const ShowMore = ({ label, onMore }: ShowMoreProps) =>
  onMore && (
    <Button size="small" onClick={onMore} sx={{ mx: -1.25, mt: 0.5 }}>
      {label}
    </Button>
  );

interface LongListProps<Row> {
  readonly rows: readonly Row[];
  /** Number of rows shown at first, and added by each press. */
  readonly step?: number;
  /** Label of the button. */
  readonly more: string;
  readonly children: (row: Row) => ReactNode;
}

/** `LineList` that shows its first rows, and more on demand. */
export const LongList = <Row,>({ rows: all, step, more: label, children }: LongListProps<Row>) => {
  const { rows, more } = useShowMore(all, step);
  return (
    <>
      <LineList>{rows.map(children)}</LineList>
      <ShowMore label={label} onMore={more} />
    </>
  );
};
