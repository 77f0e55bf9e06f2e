import Skeleton from '@mui/material/Skeleton';
import type { FieldTable } from './detail-fields';
import { Fact, Facts } from './Facts';
import { Line, LineList } from './LineList';

interface PendingFactsProps<T> {
  readonly fields: FieldTable<T>;
}

/** Placeholder of a section of fields: the labels without values. */
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
  /** Usual number of lines. */
  readonly count: number;
}

/** Placeholder of lines with a title, a detail and an amount. */
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
