import { operationPermissions } from '@backoffice/schema/permissions';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { CollectorSearch } from '@/features/collector';
import { PayerSearch } from '@/features/payer';
import { Can, usePermissions, useViewer } from '@/shared/auth';
import { NoPermission } from '@/shared/feedback';
import { longDay, readClock } from '@/shared/format';
import { sessionTexts } from '@/shared/storage';
import { TAB_PARAMETER } from '@/shared/list';
import { FirstSteps } from './FirstSteps';
import { ACTIVE_TAB_KEY, displayedTabs, startingTab, type HomeTab } from './home.tabs';
import { homeTexts } from './home.texts';
import { MonthPayments } from './month/MonthPayments';
import { PaymentSearch } from './PaymentSearch';
import { PaymentShortcuts } from './PaymentShortcuts';
import { WorkQueues } from './work/WorkQueues';

const searching = { anyOf: operationPermissions['Query.payments'] };

const contentOf = (tab: HomeTab) => {
  if (tab === 'collector') return <CollectorSearch />;
  if (tab === 'payer') return <PayerSearch />;
  return (
    <Can anyOf={searching.anyOf} otherwise={<NoPermission needs={searching} missing={homeTexts.missing} />}>
      <PaymentSearch />
    </Can>
  );
};

/** Returns the address of the home page with a tab. Search parameters of another tab are dropped. */
const addressOf = (tab: HomeTab) => ({ search: new URLSearchParams({ [TAB_PARAMETER]: tab }).toString() });

/**
 * Home page: the searches in tabs (A36), pending work and the payments of the month. The address contains the chosen
 * tab, and the session remembers it (A216).
 */
export const HomePage = () => {
  const { name } = useViewer();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const held = usePermissions();
  const tabs = displayedTabs(held);
  const requested = tabs.find((tab) => tab === search.get(TAB_PARAMETER));
  const active = requested ?? startingTab(sessionTexts.read(ACTIVE_TAB_KEY), tabs);
  useEffect(
    function rememberForTheSession() {
      sessionTexts.write(ACTIVE_TAB_KEY, active);
    },
    [active],
  );
  const [firstName = ''] = name.split(' ');
  if (requested === undefined && active !== 'payment') return <Navigate to={addressOf(active)} replace />;
  return (
    <Box sx={{ width: '100%', maxWidth: 1320, mt: { lg: -1 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1.5 }}>
        <Typography variant="h1">{homeTexts.greeting(firstName)}</Typography>
        <Typography color="textSecondary">{longDay(readClock())}</Typography>
      </Box>
      {held.size > 0 && <FirstSteps />}
      <Tabs
        value={active}
        onChange={(_event, tab: HomeTab) => {
          void navigate(addressOf(tab), { replace: true, preventScrollReset: true, flushSync: true });
        }}
        aria-label={homeTexts.tabs}
        variant="scrollable"
        scrollButtons={false}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`home-tab-${tab}`}
            aria-controls={`home-panel-${tab}`}
            label={homeTexts[tab]}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`home-panel-${active}`} aria-labelledby={`home-tab-${active}`} sx={{ pt: 2, pb: 3 }}>
        {contentOf(active)}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          mb: 4,
        }}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <WorkQueues />
          <Can anyOf={searching.anyOf}>
            <PaymentShortcuts />
          </Can>
        </Box>
        <MonthPayments />
      </Box>
    </Box>
  );
};
