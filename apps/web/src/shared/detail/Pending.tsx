import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { texts } from '@/shared/texts';
import type { FieldTable } from './detail-fields';
import { Fact, Facts } from './Facts';
import { Line, LineList } from './LineList';

/** Stands in the place of a part until it is there, about as high as it: what is below stays where it is. */
export const Pending = ({ children }: { readonly children: ReactNode }) => (
  <Box role="status" aria-label={texts.loading}>
    <div aria-hidden>{children}</div>
  </Box>
);

const widths = ['70%', '45%'] as const;

/** One or two lines of text, for a part of which nothing is known before. */
export const PendingText = ({ lines = 2 }: { readonly lines?: 1 | 2 }) => (
  <Box sx={{ display: 'grid', gap: 1.25, py: 0.5 }}>
    {widths.slice(0, lines).map((width) => (
      <Skeleton key={width} variant="rounded" height={13} width={width} />
    ))}
  </Box>
);

interface PendingFactsProps<T> {
  readonly fields: FieldTable<T>;
}

/** The labels of an entity, without its values. */
export const PendingFacts = <T,>({ fields }: PendingFactsProps<T>) => (
  <Facts>
    {Object.entries(fields).map(([key, field]) => {
      if (!field) return null;
      const [label, , { only, when, wide } = {}] = field;
      if (only === 'comparison' || when) return null;
      return (
        <Fact key={key} label={label} span={wide ? 'row' : 'column'}>
          <Skeleton width="64%" />
        </Fact>
      );
    })}
  </Facts>
);

interface PendingLinesProps {
  /** Number of lines that there most often are. */
  readonly count: number;
}

/** Lines with a title, a detail and an amount, without their words. */
export const PendingLines = ({ count }: PendingLinesProps) => (
  <LineList>
    {Array.from({ length: count }, (_, line) => (
      <Line
        key={line}
        title={<Skeleton width="48%" />}
        detail={<Skeleton width="36%" />}
        trailing={<Skeleton width={136} />}
      />
    ))}
  </LineList>
);
