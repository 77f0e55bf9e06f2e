import BarChart from '@mui/icons-material/BarChartRounded';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { operationPermissions } from '@backoffice/schema/permissions';
import { useState } from 'react';
import { useCan } from '@/shared/auth';
import { latePart } from '@/shared/late-code';
import { useReturn } from '@/shared/polling';
import { HomeFailure } from '../HomeFailure';
import { HomeSection } from '../HomeSection';
import { monthBefore, monthFigures, monthSoFar, statusCounts } from './month-payments';
import type { MonthFigure, MonthNames, StatusCount } from './month-payments';
import { useMonthPaymentsQuery } from './MonthPayments.generated';
import { MonthTable } from './MonthTable';
import { monthTexts as texts } from './month.texts';

/** Pixels of the chart. */
const HEIGHT = 324;

const MonthChart = latePart(
  async () => (await import('./MonthChart')).MonthChart,
  () => <Skeleton variant="rectangular" height={HEIGHT} sx={{ m: 2 }} />,
);

interface MonthViewProps {
  readonly figures: readonly MonthFigure[];
  readonly counts: readonly StatusCount[];
  readonly names: MonthNames;
}

/** The figures that people look for first, each beside that of the month before. */
const Figures = ({ figures, names }: Omit<MonthViewProps, 'counts'>) => (
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
            {value}
          </Typography>
          <Typography component="div" variant="caption" color="textSecondary">
            {texts.before(names.previous, before)}
          </Typography>
        </Box>
      </div>
    ))}
  </Box>
);

const MonthView = ({ figures, counts, names }: MonthViewProps) => {
  const [isTable, setTable] = useState(false);
  const label = isTable ? texts.asChart : texts.asTable;
  return (
    <>
      <Figures figures={figures} names={names} />
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1, pl: 2, pr: 1, pt: 1 }}>
        <Typography variant="caption" color="textSecondary" sx={{ mr: 'auto', pt: 0.75 }}>
          {texts.explained}
        </Typography>
        <Tooltip title={label}>
          <IconButton size="small" aria-label={label} onClick={() => setTable(!isTable)}>
            {isTable ? <BarChart fontSize="small" /> : <TableRows fontSize="small" />}
          </IconButton>
        </Tooltip>
      </Box>
      {isTable ? (
        <MonthTable counts={counts} names={names} />
      ) : (
        <MonthChart counts={counts} names={names} height={HEIGHT} />
      )}
    </>
  );
};

const CountedMonths = () => {
  const now = new Date();
  const [current, previous] = [monthSoFar(now), monthBefore(now)];
  const ofCurrent = useMonthPaymentsQuery({ variables: { period: current.period } });
  const ofPrevious = useMonthPaymentsQuery({ variables: { period: previous.period } });
  const refresh = () => {
    void ofCurrent.refetch();
    void ofPrevious.refetch();
  };
  useReturn(() => void ofCurrent.refetch());
  const counts = ofCurrent.data && ofPrevious.data && statusCounts(ofCurrent.data, ofPrevious.data, current.period);
  if (ofCurrent.data && ofPrevious.data && counts?.some((count) => count.current !== null))
    return (
      <MonthView
        figures={monthFigures(ofCurrent.data, ofPrevious.data)}
        counts={counts}
        names={{ current: current.name, previous: previous.name }}
      />
    );
  if (ofCurrent.loading || ofPrevious.loading)
    return <Skeleton variant="rectangular" height={HEIGHT} sx={{ m: 2, borderRadius: 1 }} />;
  return <HomeFailure text={texts.failed} onRetry={refresh} />;
};

/** The payments of the month so far beside those of the month before, by status. */
export const MonthPayments = () =>
  useCan(...operationPermissions['Query.payments']) ? (
    <HomeSection title={texts.title}>
      <CountedMonths />
    </HomeSection>
  ) : null;
