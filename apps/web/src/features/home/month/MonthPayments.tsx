import BarChart from '@mui/icons-material/BarChartRounded';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { operationPermissions } from '@backoffice/schema/permissions';
import { useState, type ReactNode } from 'react';
import { useCan } from '@/shared/auth';
import { Pending } from '@/shared/detail';
import { readClock } from '@/shared/format';
import { latePart } from '@/shared/late-code';
import { useReturn } from '@/shared/polling';
import { HomeFailure } from '../HomeFailure';
import { HomeSection } from '../HomeSection';
import { monthBefore, monthFigures, monthSoFar, statusCounts, uncounted } from './month-payments';
import type { MonthFigure, MonthNames, StatusCount } from './month-payments';
import { useMonthPaymentsQuery } from './MonthPayments.generated';
import { MonthTable } from './MonthTable';
import { monthTexts as texts } from './month.texts';

/** Pixels of the chart. */
const HEIGHT = 324;

const PendingChart = () => (
  <Box sx={{ height: HEIGHT, px: 2, py: 1.5 }}>
    <Skeleton variant="rounded" height="100%" />
  </Box>
);

const MonthChart = latePart(
  async () => (await import('./MonthChart')).MonthChart,
  () => <PendingChart />,
);

interface FiguresProps {
  readonly figures: readonly MonthFigure[];
  readonly names: MonthNames;
  /** Shows a text of a figure, or what stands for it. */
  readonly show?: (text: string) => ReactNode;
}

/** The figures that people look for first, each beside that of the month before. */
const Figures = ({ figures, names, show = (text) => text }: FiguresProps) => (
  <Box
    component="dl"
    sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1, m: 0, px: 2, pt: 1.5 }}
  >
    {figures.map(({ label, value, before }) => (
      <div key={label}>
        <Typography component="dt" variant="caption" color="textSecondary">
          {label}
        </Typography>
        <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
          <Typography component="div" sx={{ fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3 }}>
            {show(value)}
          </Typography>
          <Typography component="div" variant="caption" color="textSecondary">
            {show(texts.before(names.previous, before))}
          </Typography>
        </Box>
      </div>
    ))}
  </Box>
);

const Explained = ({ button }: { readonly button: ReactNode }) => (
  <Box sx={{ display: 'flex', alignItems: 'start', gap: 1, pl: 2, pr: 1, pt: 1 }}>
    <Typography variant="caption" color="textSecondary" sx={{ mr: 'auto', pt: 0.75 }}>
      {texts.explained}
    </Typography>
    {button}
  </Box>
);

interface MonthViewProps extends Pick<FiguresProps, 'figures' | 'names'> {
  readonly counts: readonly StatusCount[];
}

const MonthView = ({ figures, counts, names }: MonthViewProps) => {
  const [isTable, setTable] = useState(false);
  const label = isTable ? texts.asChart : texts.asTable;
  return (
    <>
      <Figures figures={figures} names={names} />
      <Explained
        button={
          <Tooltip title={label}>
            <IconButton size="small" aria-label={label} onClick={() => setTable(!isTable)}>
              {isTable ? <BarChart fontSize="small" /> : <TableRows fontSize="small" />}
            </IconButton>
          </Tooltip>
        }
      />
      {isTable ? (
        <MonthTable counts={counts} names={names} />
      ) : (
        <MonthChart counts={counts} names={names} height={HEIGHT} />
      )}
    </>
  );
};

const standIn = (text: string) => (
  <Skeleton>
    <span>{text}</span>
  </Skeleton>
);

/** As high as the figures and the chart: what is below stays where it is. */
const PendingMonth = ({ names }: Pick<FiguresProps, 'names'>) => (
  <Pending>
    <Figures figures={uncounted} names={names} show={standIn} />
    <Explained button={<Skeleton variant="circular" width={32} height={32} />} />
    <PendingChart />
  </Pending>
);

const CountedMonths = () => {
  const now = readClock();
  const [current, previous] = [monthSoFar(now), monthBefore(now)];
  const ofCurrent = useMonthPaymentsQuery({ variables: { period: current.period } });
  const ofPrevious = useMonthPaymentsQuery({ variables: { period: previous.period } });
  const refresh = () => {
    void ofCurrent.refetch();
    void ofPrevious.refetch();
  };
  useReturn(() => void ofCurrent.refetch());
  const names = { current: current.name, previous: previous.name };
  const counts = ofCurrent.data && ofPrevious.data && statusCounts(ofCurrent.data, ofPrevious.data, current.period);
  if (ofCurrent.data && ofPrevious.data && counts?.some((count) => count.current !== null))
    return <MonthView figures={monthFigures(ofCurrent.data, ofPrevious.data)} counts={counts} names={names} />;
  if (ofCurrent.loading || ofPrevious.loading) return <PendingMonth names={names} />;
  return <HomeFailure text={texts.failed} onRetry={refresh} />;
};

/** The payments of the month so far beside those of the month before, by status. */
export const MonthPayments = () =>
  useCan(...operationPermissions['Query.payments']) ? (
    <HomeSection title={texts.title}>
      <CountedMonths />
    </HomeSection>
  ) : null;
