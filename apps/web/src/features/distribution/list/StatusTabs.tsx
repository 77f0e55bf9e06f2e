import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { DistributionStatus } from '@/shared/apollo/schema-types.generated';
import { withWaiting, type Waiting } from '@/shared/list';
import { statusChips, statusTabs } from '../distribution.status';
import { distributionsTexts as texts } from '../distribution.texts';

type Known = Exclude<DistributionStatus, 'UNKNOWN'>;

interface StatusesProps {
  /** Chosen status; null for all. */
  readonly status: Known | null;
  readonly onChange: (status: Known | null) => void;
}

/** Value of the tab "all". Tabs cannot hold `null`. */
const ALL = 'ALL';

/** The line of the title is full: a number lies above the end of its name, in the gap before the next tab. */
const numbersAbove = {
  '&& .MuiTab-root': { mr: '2px' },
  '&& .MuiTab-root:has([data-waiting])': { mr: '6px', pr: '18px' },
  '& [data-waiting]': {
    position: 'absolute',
    top: 0,
    right: 0,
    width: '26px',
    fontSize: '0.625rem',
    lineHeight: '14px',
  },
} as const;

/** Tabs of the specification (B210). Scheduled distributions have none (GAP-37). */
export const StatusTabs = ({ status, waiting, onChange }: StatusesProps & { readonly waiting: Waiting }) => {
  const tab = status === null ? ALL : statusTabs.find(({ id }) => id === status)?.id;
  return (
    <Tabs
      value={tab ?? false}
      aria-label={texts.tabs}
      variant="scrollable"
      allowScrollButtonsMobile
      onChange={(_event, chosen: string) => onChange(statusTabs.find(({ id }) => id === chosen)?.id ?? null)}
      sx={{ maxWidth: '100%', ...numbersAbove }}
    >
      <Tab value={ALL} label={texts.all} />
      {statusTabs.map(({ id, name }) => {
        const shown = withWaiting(name, id, waiting);
        return <Tab key={id} value={id} label={shown.name} title={shown.title} />;
      })}
    </Tabs>
  );
};

interface StatusChipsProps extends StatusesProps {
  /** True for the list of scheduled distributions, which also has the chips of their statuses. */
  readonly isScheduled: boolean;
}

/** Chips for the statuses without a tab (CON-12). */
export const StatusChips = ({ status, isScheduled, onChange }: StatusChipsProps) => (
  <Box role="group" aria-label={texts.otherStatuses} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
    {statusChips
      .filter(({ ofSchedule }) => isScheduled || !ofSchedule)
      .map(({ id, name }) => (
        <Chip
          key={id}
          size="small"
          label={name}
          variant={status === id ? 'filled' : 'outlined'}
          color={status === id ? 'primary' : 'default'}
          aria-pressed={status === id}
          onClick={() => onChange(status === id ? null : id)}
        />
      ))}
  </Box>
);
