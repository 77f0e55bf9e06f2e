import { operationPermissions } from '@backoffice/schema/permissions';
import Schedule from '@mui/icons-material/ScheduleRounded';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Tooltip from '@mui/material/Tooltip';
import { useState, type ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ofCollector, routes } from '@/domain/routes';
import { ScheduleDialog } from '@/features/scheduled-withdrawal';
import { useCan } from '@/shared/auth';
import { NoPermission } from '@/shared/feedback';
import { ListScreen } from '@/shared/list';
import { useSettings } from '@/shared/settings';
import { texts as commonTexts } from '@/shared/texts';
import { batchesTexts } from './batch/batch.texts';
import { BatchesList } from './batch/list/BatchesList';
import { moneyOutTitles as names } from './money-out.titles';
import { WithdrawsList } from './withdraw/list/WithdrawsList';
import { withdrawsTexts } from './withdraw/withdraw.texts';
import { PendingWithdrawals, WithdrawalHistory } from './withdrawal/list/WithdrawalLists';
import { withdrawalsTexts as texts } from './withdrawal/withdrawal.texts';

interface View {
  /** Name of the view in the address. */
  readonly name: 'pendientes' | 'por-lote' | 'lotes' | 'historial';
  readonly label: string;
  /** Line that describes the content of the list. */
  readonly about: string;
  readonly allowed: boolean;
  readonly Content: ComponentType;
}

const Pending = () => <PendingWithdrawals place="view" />;
const History = () => <WithdrawalHistory place="view" />;

/** Returns the views that the permissions allow (B78). */
const useViews = (): readonly View[] => {
  const seesWithdrawals = useCan(...operationPermissions['Query.withdrawals']);
  const seesWithdraws = useCan(...operationPermissions['Query.withdraws']);
  const seesBatches = useCan(...operationPermissions['Query.batches']);
  const views: readonly View[] = [
    { name: 'pendientes', label: names.pending, about: texts.pendingAbout, allowed: seesWithdrawals, Content: Pending },
    {
      name: 'por-lote',
      label: names.withdraws,
      about: withdrawsTexts.about,
      allowed: seesWithdraws,
      Content: WithdrawsList,
    },
    { name: 'lotes', label: names.batches, about: batchesTexts.about, allowed: seesBatches, Content: BatchesList },
    { name: 'historial', label: names.history, about: texts.historyAbout, allowed: seesWithdrawals, Content: History },
  ];
  return views.filter(({ allowed }) => allowed);
};

/**
 * Button of the schedule dialog. It is shown to everybody. It is enabled if the installation allows scheduling here
 * (B78, CON-20), and the person may schedule.
 */
const ScheduleButton = () => {
  const { scheduledWithdrawals } = useSettings();
  // the permission to authorize withdrawals includes scheduling them (ADR 0027)
  const mayChange = useCan(...operationPermissions['Mutation.authorizeWithdrawal']);
  const [isOpen, open] = useState(false);
  const reason = scheduledWithdrawals ? commonTexts.noPermission : texts.scheduleDisabled;
  const enabled = scheduledWithdrawals && mayChange;
  return (
    <>
      <Tooltip title={enabled ? '' : reason} describeChild enterTouchDelay={0}>
        {/* disabled, it keeps the keyboard focus: without it, only people with a mouse could read the reason */}
        <Button
          startIcon={<Schedule />}
          aria-disabled={!enabled}
          sx={enabled ? {} : { color: 'text.disabled', cursor: 'not-allowed' }}
          onClick={() => {
            if (enabled) open(true);
          }}
        >
          {texts.schedule}
        </Button>
      </Tooltip>
      {isOpen && <ScheduleDialog collector={null} onClose={() => open(false)} onDone={() => undefined} />}
    </>
  );
};

const ofNobody = ofCollector({ id: '', name: '' });

/** Returns the chosen entity of an address: the same in each view, so that its money is seen in all of them. */
const entityOf = (search: URLSearchParams) => Object.fromEntries([...search].filter(([name]) => name in ofNobody));

/** Page with all withdrawals, `/retirosUnificados`: pending ones, withdraws, batches and history (B78). */
export const AllWithdrawalsPage = () => {
  const [search] = useSearchParams();
  const views = useViews();
  const [first] = views;
  const shown = views.find(({ name }) => name === search.get('vista')) ?? first;
  if (!shown) return <NoPermission />;
  const { Content } = shown;
  return (
    <ListScreen
      about={shown.about}
      views={
        <Tabs
          value={shown.name}
          aria-label={texts.views}
          variant="scrollable"
          allowScrollButtonsMobile
          sx={{ flex: 'none' }}
        >
          {views.map(({ name, label }) => (
            <Tab
              key={name}
              value={name}
              label={label}
              component={Link}
              to={routes.allWithdrawals.href({ vista: name, ...entityOf(search) })}
            />
          ))}
        </Tabs>
      }
      tools={<ScheduleButton />}
    >
      <Content key={shown.name} />
    </ListScreen>
  );
};
