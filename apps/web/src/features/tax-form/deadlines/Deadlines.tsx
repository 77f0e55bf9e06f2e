import { operationPermissions } from '@backoffice/schema/permissions';
import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { useCan } from '@/shared/auth';
import { Nothing, QuerySection, Section } from '@/shared/detail';
import { StatusChip } from '@/shared/feedback';
import { currentMonth, monthName, shiftMonth, shortDate } from '@/shared/format';
import type { NewTaxForm } from '../create/create-address';
import { deadlineState, periodText } from '../tax-form.status';
import { deadlineTexts as texts } from '../tax-form.texts';
import { useTaxDeadlinesQuery, type TaxDeadlineFragment } from './Deadlines.generated';
import { MonthGrid } from './MonthGrid';

interface MonthStepsProps {
  readonly month: string;
  readonly onChange: (month: string) => void;
}

const MonthSteps = ({ month, onChange }: MonthStepsProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', mr: -1 }}>
    <Tooltip title={texts.before}>
      <IconButton size="small" aria-label={texts.before} onClick={() => onChange(shiftMonth(month, -1))}>
        <ChevronLeft fontSize="small" />
      </IconButton>
    </Tooltip>
    <Typography variant="body2" aria-live="polite" sx={{ minWidth: 108, textAlign: 'center' }}>
      {monthName(month)}
    </Typography>
    <Tooltip title={texts.after}>
      <IconButton size="small" aria-label={texts.after} onClick={() => onChange(shiftMonth(month, 1))}>
        <ChevronRight fontSize="small" />
      </IconButton>
    </Tooltip>
  </Box>
);

interface DeadlineProps {
  readonly deadline: TaxDeadlineFragment;
  readonly onCreate: (given: NewTaxForm) => void;
}

/** Name of a form that is due. Links to its presentation; without one, opens the dialog that creates it if allowed. */
const FormOf = ({ deadline: { structure, period, taxForm }, onCreate }: DeadlineProps) => {
  const canCreate = useCan(...operationPermissions['Mutation.createTaxForm']);
  const name = structure.formName;
  const shown = periodText(period);
  if (taxForm)
    return (
      <Link component={RouterLink} to={routes.taxForm.href(taxForm.id)} aria-label={texts.open(name, shown)}>
        {name}
      </Link>
    );
  // a form cannot be created for a future period
  if (!canCreate || period > currentMonth(new Date())) return name;
  return (
    <Link
      component="button"
      type="button"
      aria-label={texts.create(name, shown)}
      onClick={() => onCreate({ structureId: structure.id, period })}
    >
      {name}
    </Link>
  );
};

const deadlineLine = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
};

/** Date and period, below the form and its state. */
const below = { gridColumn: '1 / -1' } as const;

const Deadline = (props: DeadlineProps) => {
  const { dueDate, state, period } = props.deadline;
  const { label, tone } = deadlineState[state];
  return (
    <Box component="li" sx={deadlineLine}>
      <Typography component="div" sx={{ fontWeight: 560 }}>
        <FormOf {...props} />
      </Typography>
      <StatusChip tone={tone} label={label} />
      <Typography variant="caption" color="textSecondary" component="div" sx={below}>
        {texts.due(shortDate(dueDate), periodText(period))}
      </Typography>
    </Box>
  );
};

const lines = {
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: '1fr 1fr',
    lg: 'repeat(auto-fit, minmax(180px, 1fr))',
    xl: 'minmax(0, 1fr)',
  },
} as const;

/** Number of placeholder lines before the first answer. */
const USUAL = 5;

interface PendingDeadlinesProps {
  readonly month: string;
  readonly count: number;
}

/** Placeholder of a month without its due dates. It keeps the height of the list, to avoid a layout shift. */
const PendingDeadlines = ({ month, count }: PendingDeadlinesProps) => (
  <>
    <MonthGrid month={month} deadlines={[]} />
    <Box sx={lines}>
      {Array.from({ length: count }, (_, line) => (
        <Box key={line} sx={deadlineLine}>
          <Skeleton width={96} />
          <Skeleton variant="rounded" width={84} height={22} />
          <Typography variant="caption" component="div" sx={below}>
            <Skeleton width={150} />
          </Typography>
        </Box>
      ))}
    </Box>
  </>
);

/** Section with the forms that are due in a month, and the state of their presentations. */
export const Deadlines = ({ onCreate }: Pick<DeadlineProps, 'onCreate'>) => {
  const [month, setMonth] = useState(() => currentMonth(new Date()));
  const query = useTaxDeadlinesQuery({ variables: { month } });
  return (
    <Section title={texts.title} aside={<MonthSteps month={month} onChange={setMonth} />}>
      <QuerySection
        query={query}
        data={query.data?.taxDeadlines}
        texts={{ failed: texts.failed, unknown: texts.none }}
        pending={<PendingDeadlines month={month} count={query.previousData?.taxDeadlines?.length ?? USUAL} />}
      >
        {(deadlines) => (
          <>
            <MonthGrid month={month} deadlines={deadlines} />
            {deadlines.length === 0 && <Nothing>{texts.none}</Nothing>}
            <Box component="ul" sx={lines}>
              {deadlines.map((deadline) => (
                <Deadline key={deadline.id} deadline={deadline} onCreate={onCreate} />
              ))}
            </Box>
          </>
        )}
      </QuerySection>
    </Section>
  );
};
