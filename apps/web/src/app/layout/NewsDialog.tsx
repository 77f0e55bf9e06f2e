import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AppDialog } from '@/shared/dialog';
import { EmptyState, StatusChip } from '@/shared/feedback';
import { date } from '@/shared/format';
import type { NewsItem } from '@/shared/settings';
import { appTexts } from '../app.texts';
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
  readonly news: readonly NewsItem[];
  /** Ids of the unread entries. */
  readonly unread: readonly string[];
  readonly onClose: () => void;
}

/** Dialog with the news of the product, newest first. */
export const NewsDialog = ({ news, unread, onClose }: NewsDialogProps) => (
  <AppDialog open title={appTexts.news} onClose={onClose}>
    {news.length === 0 && <EmptyState title={appTexts.newsEmpty} />}
    {news
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .map((item) => (
        <NewsEntry key={item.id} item={item} unread={unread.includes(item.id)} />
      ))}
  </AppDialog>
);
