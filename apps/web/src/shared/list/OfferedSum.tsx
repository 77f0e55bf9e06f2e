import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useRef } from 'react';
import { sumTexts as texts } from './list.texts';

interface OfferedSumProps {
  /** Formatted sum; undefined while it is not known. */
  readonly sum: string | undefined;
  /** True while the list is added up. */
  readonly isAdding: boolean;
  /** Reason why a requested sum is not known. */
  readonly problem: string | undefined;
  readonly onAsk: () => void;
}

/** Sum of a long list, which a person requests. The focus stays here while button and sum replace each other. */
export const OfferedSum = ({ sum, isAdding, problem, onAsk }: OfferedSumProps) => {
  const place = useRef<HTMLSpanElement>(null);
  return (
    <Box component="span" ref={place} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {sum ?? (isAdding ? texts.adding : problem)}
      {sum === undefined && !isAdding && (
        <Link
          component="button"
          type="button"
          onClick={() => {
            place.current?.focus();
            onAsk();
          }}
          sx={{
            ml: problem === undefined ? 0 : 0.5,
            font: 'inherit',
            verticalAlign: 'baseline',
            px: '4px', // a target of 24 pixels (WCAG 2.5.8), in a line that stays as high as before
            py: '5px',
            my: '-5px',
            displayPrint: 'none',
            '&:focus-visible': { outlineOffset: -2 },
          }}
        >
          {texts.add}
        </Link>
      )}
    </Box>
  );
};
