import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { quantity } from '@/shared/format';
import type { MonthNames, StatusCount } from './month-payments';
import { monthTexts as texts } from './month.texts';

interface MonthChartProps {
  readonly counts: readonly StatusCount[];
  readonly names: MonthNames;
  /** Pixels. */
  readonly height: number;
}

/** Pixels for the longest name of a status. */
const NAMES = 84;

const shown = (count: number | null): string => (count === null ? texts.unavailable : quantity(count));

/** Two bars for each status: this month, and the one before. */
export const MonthChart = ({ counts, names, height }: MonthChartProps) => {
  const theme = useTheme();
  // a variable of the style sheet follows the theme that the person chooses
  const { palette } = theme.vars ?? theme;
  return (
    <BarChart
      layout="horizontal"
      height={height}
      margin={{ left: 0, right: 20, top: 4, bottom: 0 }}
      borderRadius={3}
      skipAnimation
      yAxis={[
        {
          scaleType: 'band',
          data: counts.map(({ label }) => label),
          width: NAMES,
          disableLine: true,
          tickSize: 0,
          categoryGapRatio: 0.35,
          barGapRatio: 0,
        },
      ]}
      xAxis={[{ disableLine: true, tickSize: 0, valueFormatter: (value: number) => quantity(value) }]}
      grid={{ vertical: true }}
      series={[
        {
          label: names.current,
          data: counts.map(({ current }) => current),
          color: palette.primary.main,
          valueFormatter: shown,
        },
        {
          label: names.previous,
          data: counts.map(({ previous }) => previous),
          color: palette.action.disabled,
          valueFormatter: shown,
        },
      ]}
    />
  );
};
