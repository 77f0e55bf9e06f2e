import Campaign from '@mui/icons-material/CampaignOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lateDialog } from '@/shared/late-code';
import { usePreference } from '@/shared/preferences';
import { useSettings } from '@/shared/settings';
import { appTexts } from '../app.texts';
import { readNews } from './layout-preferences';

const NewsDialog = lateDialog(async () => (await import('./NewsDialog')).NewsDialog);

/** Button that opens the news. A dot marks unread entries (GAP-40). */
export const NewsButton = () => {
  const { news } = useSettings();
  const [open, setOpen] = useState(false);
  const [read, setRead] = usePreference(readNews);
  const unread = news.filter(({ id }) => !read.includes(id)).map(({ id }) => id);
  const close = () => {
    setOpen(false);
    setRead(() => news.map(({ id }) => id));
  };
  return (
    <>
      <Button
        color="secondary"
        aria-label={unread.length > 0 ? appTexts.newsUnread : appTexts.news}
        onClick={() => setOpen(true)}
        sx={{ minWidth: 36, px: { xs: 1, lg: 1.25 }, gap: 0.75 }}
      >
        <Badge variant="dot" color="primary" overlap="circular" invisible={unread.length === 0}>
          <Campaign fontSize="small" />
        </Badge>
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
          {appTexts.news}
        </Box>
      </Button>
      {open && <NewsDialog news={news} unread={unread} onClose={close} />}
    </>
  );
};
