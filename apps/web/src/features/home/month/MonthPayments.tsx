import BarChart from '@mui/icons-material/BarChartRounded';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { operationPermissions } from '@backoffice/schema/permissions';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCan } from '@/shared/auth';
import { Pending } from '@/shared/detail';
import { quantity, readClock, shortMoney } from '@/shared/format';
import { latePart } from '@/shared/late-code';
import { useReturnToTab } from '@/shared/polling';
import { HomeFailure } from '../HomeFailure';
import { HomeSection } from '../HomeSection';
import { FigureTable } from './FigureTable';
import { dayBars, figureRows, methodBars, partNote, refundsNote, type MonthAnswers } from './month-figures';
import { monthBefore, monthSoFar, statusBars, type MonthNames } from './month-payments';
import { useMonthPaymentsQuery } from './MonthPayments.generated';
import { MonthTable } from './MonthTable';
import { monthTexts as texts } from './month.texts';
import { useMonthSums } from './use-month-sums';

/** Height of the chart in pixels: figures and chart fit into a window of 900 pixels. */
const HEIGHT = 184;

/** Largest height in pixels of the same values as a table. */
const TABLE_HEIGHT = 300;

const PendingChart = () => (
  <Box sx={{ height: HEIGHT, px: 2, py: 1.5 }}>
    <Skeleton variant="rounded" height="100%" />
  </Box>
);

const MonthChart = latePart(
  async () => (await import('./MonthChart')).MonthChart,
  () => <PendingChart />,
);

const views = ['day', 'method', 'status'] as const;

type View = (typeof views)[number];

interface Months {
  readonly current: MonthAnswers;
  readonly previous: MonthAnswers;
  readonly names: MonthNames;
}

const barsOf = (view: View, { current, previous }: Months) => {
  if (view === 'status') return statusBars(current.counts, previous.counts, current.period);
  return view === 'day' ? dayBars(current, previous) : methodBars(current, previous);
};

interface MonthViewProps extends Months {
  readonly onRetry: () => void;
}

/** Bars of the months by day, by payment method or by status, as a chart or as a table. */
const Bars = ({ onRetry, ...months }: MonthViewProps) => {
  const navigate = useNavigate();
  const [view, show] = useState<View>('day');
  const [isTable, setTable] = useState(false);
  const label = isTable ? texts.asChart : texts.asTable;
  const needsSums = view !== 'status';
  const { names, current } = months;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pl: 2, pr: 1, pt: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={texts.views}
          value={view}
          onChange={(_event, chosen: string | null) => show(views.find((name) => name === chosen) ?? view)}
        >
          {views.map((name) => (
            <ToggleButton key={name} value={name}>
              {texts.viewNames[name]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Tooltip title={label}>
          <IconButton size="small" aria-label={label} onClick={() => setTable(!isTable)} sx={{ ml: 'auto' }}>
            {isTable ? <BarChart fontSize="small" /> : <TableRows fontSize="small" />}
          </IconButton>
        </Tooltip>
      </Box>
      <Typography component="p" variant="caption" color="textSecondary" sx={{ px: 2, pt: 0.5 }}>
        {view === 'method' ? texts.explainedMethods : texts.explained}
      </Typography>
      {needsSums && current.sums === undefined && <PendingChart />}
      {needsSums && current.sums === null && <HomeFailure text={texts.failedSums} onRetry={onRetry} />}
      {(!needsSums || current.sums) &&
        (isTable ? (
          <MonthTable
            label={texts.viewNames[view]}
            column={texts.columns[view]}
            bars={barsOf(view, months)}
            names={names}
            height={TABLE_HEIGHT}
          />
        ) : (
          <MonthChart
            bars={barsOf(view, months)}
            names={names}
            height={HEIGHT}
            upright={view === 'day'}
            formatValue={needsSums ? shortMoney : quantity}
            onOpen={(href) => void navigate(href)}
          />
        ))}
    </>
  );
};

const MonthView = (props: MonthViewProps) => {
  const { current, previous, names } = props;
  const notes = [
    refundsNote([current, previous]),
    partNote(current.sums, names.current),
    partNote(previous.sums, names.previous),
  ];
  return (
    <>
      <FigureTable rows={figureRows([current, previous])} names={names} />
      {notes.filter(Boolean).map((note) => (
        <Typography key={note} component="p" variant="caption" color="textSecondary" sx={{ px: 2 }}>
          {note}
        </Typography>
      ))}
      <Bars {...props} />
    </>
  );
};

/** Skeleton with the height of figures and chart, to avoid a layout shift. */
const PendingMonth = () => (
  <Pending>
    <Box sx={{ height: 258, px: 2, py: 1.5 }}>
      <Skeleton variant="rounded" height="100%" />
    </Box>
    <PendingChart />
  </Pending>
);

const CountedMonths = () => {
  const now = readClock();
  const [current, previous] = [monthSoFar(now), monthBefore(now)];
  const ofCurrent = useMonthPaymentsQuery({ variables: { period: current.period } });
  const ofPrevious = useMonthPaymentsQuery({ variables: { period: previous.period } });
  const sums = useMonthSums(current.period, previous.period);
  const refresh = () => {
    for (const { refetch } of [ofCurrent, ofPrevious, sums]) void refetch();
  };
  useReturnToTab(() => void ofCurrent.refetch());
  const [counts, before] = [ofCurrent.data, ofPrevious.data];
  if (counts && before && Object.values(counts).some((page) => page !== null))
    return (
      <MonthView
        current={{ period: current.period, counts, ...sums.ofCurrent }}
        previous={{ period: previous.period, counts: before, ...sums.ofPrevious }}
        names={{ current: current.name, previous: previous.name }}
        onRetry={refresh}
      />
    );
  if (ofCurrent.loading || ofPrevious.loading) return <PendingMonth />;
  return <HomeFailure text={texts.failed} onRetry={refresh} />;
};

/** Section with the payments of the month so far, in money and in numbers, compared with the previous month. */
export const MonthPayments = () =>
  useCan(...operationPermissions['Query.payments']) ? (
    <HomeSection title={texts.title}>
      <CountedMonths />
    </HomeSection>
  ) : null;
