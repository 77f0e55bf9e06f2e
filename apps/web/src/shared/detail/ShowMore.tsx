import Button from '@mui/material/Button';
import { useState } from 'react';

/** Rows that are shown before `Ver más` is pressed, and that each press adds (GAP-11). */
const STEP = 10;

interface Shown<T> {
  readonly rows: readonly T[];
  /** Undefined when everything is shown. */
  readonly more: (() => void) | undefined;
}

/** The first rows of a long list, and how to show as many more. */
export const useShowMore = <T,>(all: readonly T[], step = STEP): Shown<T> => {
  const [count, setCount] = useState(step);
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
