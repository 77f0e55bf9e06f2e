import Close from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { AppDialog } from '@/shared/dialog';
import { CardWarnings } from './CardWarnings';
import { filterTexts } from './list.texts';
import type { RowCard } from './PagedCards';

interface SelectedDialogProps {
  readonly title: string;
  readonly cards: readonly { readonly id: string; readonly card: RowCard }[];
  readonly onRemove: (id: string) => void;
  readonly onClose: () => void;
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto auto' },
  columnGap: 1.5,
  alignItems: 'center',
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const Line = ({ card, onRemove }: { readonly card: RowCard; readonly onRemove: () => void }) => (
  <Box component="li" sx={line}>
    <Box sx={{ minWidth: 0 }}>
      <Typography noWrap sx={{ fontWeight: 560 }}>
        {card.title}
      </Typography>
      <Typography variant="body2" color="textSecondary" noWrap>
        {card.lines.join(' · ')}
      </Typography>
      <CardWarnings warnings={card.warnings} />
    </Box>
    <Typography sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>{card.amount}</Typography>
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>{card.status}</Box>
    <IconButton size="small" aria-label={filterTexts.takeOff(card.title)} onClick={onRemove}>
      <Close fontSize="small" />
    </IconButton>
  </Box>
);

/** Selected rows of all pages, each with a button that removes it from the selection. */
export const SelectedDialog = ({ title, cards, onRemove, onClose }: SelectedDialogProps) => {
  const list = useRef<HTMLUListElement>(null);
  return (
    <AppDialog open title={title} width={720} onClose={onClose}>
      <Box component="ul" ref={list} tabIndex={-1} sx={{ listStyle: 'none', m: 0, p: 0, outline: 'none' }}>
        {cards.map(({ id, card }) => (
          <Line
            key={id}
            card={card}
            onRemove={() => {
              onRemove(id);
              list.current?.focus(); // the removed button would take the focus out of the dialog
            }}
          />
        ))}
      </Box>
    </AppDialog>
  );
};
