import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { usePrinting } from '@/shared/print';

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

const strongText = { fontWeight: 600 };

interface LineProps {
  readonly title: ReactNode;
  /** Smaller, below the title. */
  readonly detail?: ReactNode;
  /** On the right: an amount, a moment, a state. */
  readonly trailing?: ReactNode;
  /** True for what the lines before come to. */
  readonly strong?: boolean;
}

/** One line of a `LineList`. */
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

/** Rows that are shown before `Ver más` is pressed, and that each press adds (GAP-11). */
const STEP = 10;

interface Shown<T> {
  readonly rows: readonly T[];
  /** Undefined when everything is shown. */
  readonly more: (() => void) | undefined;
}

/** The first rows of a long list, and how to show as many more; paper has all of them. */
export const useShowMore = <T,>(all: readonly T[], step = STEP): Shown<T> => {
  const [shown, setCount] = useState(step);
  const count = usePrinting() ? all.length : shown;
  return { rows: all.slice(0, count), more: count < all.length ? () => setCount(count + step) : undefined };
};

interface ShowMoreProps {
  readonly label: string;
  readonly onMore: (() => void) | undefined;
}

/** The button below a list that has more rows. */
export const ShowMore = ({ label, onMore }: ShowMoreProps) =>
  onMore && (
    <Button size="small" onClick={onMore} sx={{ mx: -1.25, mt: 0.5 }}>
      {label}
    </Button>
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
