import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { barText, type MonthBar } from './month-bar';
import type { MonthNames } from './month-payments';
import { monthTexts as texts } from './month.texts';

interface MonthChartProps {
  readonly bars: readonly MonthBar[];
  readonly names: MonthNames;
  /** Height in pixels. Bars with their names beside them may need more. */
  readonly height: number;
  /** True for bars that stand side by side, as days do. */
  readonly upright: boolean;
  readonly formatValue: (value: number) => string;
  /** Opens the list of a bar. */
  readonly onOpen: (href: string) => void;
}

/** Width in pixels for the names of the bars. */
const NAMES = 100;
/** Width in pixels for the values of an axis. */
const VALUES = 56;
/** Height in pixels of two bars with their name beside them. */
const NAMED_BARS = 22;
/** Height in pixels of the margin above and the values below bars with names beside them. */
const AROUND = 38;

/** Chart with two bars for each day, payment method or status: this month and the previous one. */
export const MonthChart = ({ bars, names, height, upright, formatValue, onOpen }: MonthChartProps) => {
  const theme = useTheme();
  // CSS variables follow a change of the theme
  const { palette } = theme.vars ?? theme;
  const plain = { disableLine: true, tickSize: 0 } as const;
  const bands = {
    ...plain,
    scaleType: 'band' as const,
    data: bars.map(({ label }) => label),
    categoryGapRatio: 0.35,
    barGapRatio: 0,
  };
  const values = { ...plain, valueFormatter: formatValue };
  const seriesOf = (month: 'current' | 'previous', color: string) => ({
    label: names[month],
    data: bars.map((bar) => bar[month]?.value ?? null),
    color,
    valueFormatter: (_value: number | null, { dataIndex }: { readonly dataIndex: number }) => {
      const bar = bars[dataIndex]?.[month];
      return bar ? barText(bar) : texts.unavailable;
    },
  });
  return (
    <BarChart
      layout={upright ? 'vertical' : 'horizontal'}
      height={upright ? height : Math.max(height, NAMED_BARS * bars.length + AROUND)}
      margin={{ left: 0, right: 20, top: 12, bottom: 0 }}
      borderRadius={3}
      skipAnimation
      xAxis={[upright ? { ...bands, height: 24 } : values]}
      yAxis={[upright ? { ...values, width: VALUES } : { ...bands, width: NAMES }]}
      grid={upright ? { horizontal: true } : { vertical: true }}
      series={[seriesOf('current', palette.primary.main), seriesOf('previous', palette.action.disabled)]}
      onAxisClick={(_event, band) => {
        const bar = band && bars[band.dataIndex];
        if (bar) onOpen(bar.href);
      }}
      sx={{ cursor: 'pointer' }}
    />
  );
};
