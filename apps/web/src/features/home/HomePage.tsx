import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { CollectorSearch } from '@/features/collectors';
import { PayerSearch } from '@/features/payers';
import { usePermissions, useViewer } from '@/shared/auth';
import { LoadingRows } from '@/shared/feedback';
import { longDay } from '@/shared/format';
import { ACTIVE_TAB_KEY, displayedTabs, startingTab, type HomeTab } from './home.tabs';
import { homeTexts } from './home.texts';
import { PaymentSearch } from './PaymentSearch';

const contentOf = (tab: HomeTab) => {
  if (tab === 'collector') return <CollectorSearch />;
  if (tab === 'payer') return <PayerSearch />;
  return <PaymentSearch />;
};

/** The first page: what people come for is a search away (A36). */
export const HomePage = () => {
  const { name } = useViewer();
  const tabs = displayedTabs(usePermissions());
  const [active, setActive] = useState(() => startingTab(sessionStorage.getItem(ACTIVE_TAB_KEY), tabs));
  const open = (tab: HomeTab): void => {
    sessionStorage.setItem(ACTIVE_TAB_KEY, tab);
    setActive(tab);
  };
  const [firstName = ''] = name.split(' ');
  return (
    <Box sx={{ width: '100%', maxWidth: 960, mx: 'auto', pt: { xs: 1, md: 5 } }}>
      <Typography color="textSecondary">{longDay(new Date())}</Typography>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.625rem', sm: '2rem' }, lineHeight: 1.25, mb: 3 }}>
        {homeTexts.greeting(firstName)}
      </Typography>
      <Tabs
        value={active}
        onChange={(_event, tab: HomeTab) => {
          open(tab);
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
      <Box role="tabpanel" id={`home-panel-${active}`} aria-labelledby={`home-tab-${active}`} sx={{ pt: 3 }}>
        <Suspense fallback={<LoadingRows />}>{contentOf(active)}</Suspense>
      </Box>
    </Box>
  );
};
