import Campaign from '@mui/icons-material/CampaignOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AppDialog } from '@/shared/dialog';
import { EmptyState, StatusChip } from '@/shared/feedback';
import { date } from '@/shared/format';
import { usePreference } from '@/shared/preferences';
import { useSettings, type NewsItem } from '@/shared/settings';
import { appTexts } from '../app.texts';
import { readNews } from './layout-preferences';
import { newsBlocks } from './news-blocks';

const NewsEntry = ({ item, unread }: { readonly item: NewsItem; readonly unread: boolean }) => (
  <Box component="article" sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
      <Typography variant="caption" color="textSecondary">
        {date(item.date)}
      </Typography>
      {unread && <StatusChip tone="info" label={appTexts.newsNew} />}
    </Box>
    <Typography variant="h3">{item.title}</Typography>
    {newsBlocks(item.body).map((block, at) =>
      block.kind === 'list' ? (
        <Box key={at} component="ul" sx={{ my: 0.75, pl: 2.5, color: 'text.secondary' }}>
          {block.items.map((text) => (
            <Typography key={text} component="li">
              {text}
            </Typography>
          ))}
        </Box>
      ) : (
        <Typography key={at} color="textSecondary" sx={{ mt: 0.75 }}>
          {block.text}
        </Typography>
      ),
    )}
  </Box>
);

interface NewsDialogProps {
  readonly open: boolean;
  readonly news: readonly NewsItem[];
  /** Ids of those that were not read yet. */
  readonly unread: readonly string[];
  readonly onClose: () => void;
}

/** What is new in the product, the newest first. */
const NewsDialog = ({ open, news, unread, onClose }: NewsDialogProps) => (
  <AppDialog open={open} title={appTexts.news} onClose={onClose}>
    {news.length === 0 && <EmptyState title={appTexts.newsEmpty} />}
    {news
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .map((item) => (
        <NewsEntry key={item.id} item={item} unread={unread.includes(item.id)} />
      ))}
  </AppDialog>
);

/** Opens the news; a dot says that some are unread (GAP-40). */
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
      <NewsDialog open={open} news={news} unread={unread} onClose={close} />
    </>
  );
};
