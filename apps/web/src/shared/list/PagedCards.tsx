import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { LoadingRows } from '@/shared/feedback';
import type { GridContent, GridSelection } from '@/shared/grid';
import { openingOf } from '@/shared/leaving';
import { openedRow, useCameBack, useOpenedRow } from '@/shared/neighbors';
import { Pager, STALE_OPACITY } from '@/shared/paging';
import { CardWarnings } from './CardWarnings';
import type { Paging } from '@/shared/paging';

/** Content of a row's card. */
export interface RowCard {
  /** Address of the detail; absent when the row has none. */
  readonly to?: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Text that is never truncated, because the row has no detail and phones have no tooltips. */
  readonly wholeText?: string;
  /** Warnings that a person must see before acting on the record. */
  readonly warnings?: readonly string[];
  readonly amount?: string;
  readonly status?: ReactNode;
  readonly menu?: ReactNode;
}

/** Selected rows, and the labels of their checkboxes. */
interface CardSelection extends GridSelection {
  readonly label: (id: string) => string;
}

/** Row of a list as a card. */
interface CardRow {
  readonly id: string;
  readonly card: RowCard;
}

interface CardListProps {
  /** Key of the list, under which the opened row is stored. */
  readonly list: string;
  readonly rows: readonly CardRow[];
  readonly selection?: CardSelection;
  /** Identifier of the row whose details cover the cards. */
  readonly shownRow?: string | undefined;
}

/** Title of a card, which links to the detail of its row. */
const CardLink = ({ to, title }: { readonly to: string; readonly title: string }) => {
  const { pathname } = useLocation();
  return (
    <Link
      component={RouterLink}
      to={to}
      {...openingOf(to, pathname)}
      underline="hover"
      color="inherit"
      sx={{ fontWeight: 560 }}
    >
      {title}
    </Link>
  );
};

const CardContent = ({
  card: { to, title, lines, wholeText, warnings, amount, status },
}: {
  readonly card: RowCard;
}) => (
  <Box sx={{ minWidth: 0, py: 0.75 }}>
    {to === undefined ? <Typography sx={{ fontWeight: 560 }}>{title}</Typography> : <CardLink to={to} title={title} />}
    {lines.map((line, place) => (
      <Typography key={place} variant="body2" color="textSecondary" noWrap>
        {line}
      </Typography>
    ))}
    {wholeText !== undefined && (
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {wholeText}
      </Typography>
    )}
    <CardWarnings warnings={warnings} />
    {(amount !== undefined || status !== undefined) && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 0.75 }}>
        {amount !== undefined && (
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {amount}
          </Typography>
        )}
        {status}
      </Box>
    )}
  </Box>
);

interface TickBoxProps {
  readonly id: string;
  readonly selection: CardSelection;
}

const TickBox = ({ id, selection }: TickBoxProps) => {
  const toggle = () => {
    const ids = new Set(selection.ids);
    if (!ids.delete(id)) ids.add(id);
    selection.onChange(ids);
  };
  return (
    <Checkbox
      checked={selection.ids.has(id)}
      onChange={toggle}
      slotProps={{ input: { 'aria-label': selection.label(id) } }}
    />
  );
};

/** Hook that focuses the card whose record was open, after the person returns from the record or closes its panel. */
const useReturnToCard = (list: string, shownRow: string | undefined) => {
  const cameBack = useCameBack(list);
  const cards = useRef<HTMLUListElement>(null);
  const before = useRef<string>(undefined);
  const returnToCard = useEffectEvent(() => {
    const id = openedRow(list);
    if (id !== undefined) cards.current?.querySelector<HTMLElement>(`[data-id=${JSON.stringify(id)}] a`)?.focus();
  });
  useEffect(
    function returnFromRecord() {
      if (cameBack) returnToCard();
    },
    [cameBack],
  );
  useEffect(
    function returnFromPanel() {
      if (shownRow === undefined && before.current !== undefined) returnToCard();
      before.current = shownRow;
    },
    [shownRow],
  );
  return cards;
};

const CardList = ({ list, rows, selection, shownRow }: CardListProps) => {
  const opened = useOpenedRow(list);
  return (
    <Box
      component="ul"
      ref={useReturnToCard(list, shownRow)}
      sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}
    >
      {rows.map(({ id, card }) => (
        <Card
          component="li"
          key={id}
          data-id={id}
          sx={{
            display: 'grid',
            gridTemplateColumns: selection ? 'auto 1fr auto' : '1fr auto',
            p: 1,
            pl: selection ? 1 : 2,
            ...(id === opened ? { borderLeft: 3, borderLeftColor: 'primary.main' } : {}),
          }}
        >
          {selection && <TickBox id={id} selection={selection} />}
          <CardContent card={card} />
          {card.menu}
        </Card>
      ))}
    </Box>
  );
};

interface PagedCardsProps extends Omit<CardListProps, 'rows'> {
  readonly content: GridContent<CardRow>;
  readonly paging: Paging;
  /** Page sizes to choose from. */
  readonly sizes: readonly number[];
  readonly onPaging: (changed: Pick<Paging, 'page'> | Pick<Paging, 'limit'>) => void;
  readonly empty: ReactNode;
}

/** List as cards, for windows without room for a table. */
export const PagedCards = (props: PagedCardsProps) => {
  const { content, paging, sizes, onPaging, empty, ...cards } = props;
  const { rows, total, loading, stale } = content;
  if (rows.length === 0) return loading ? <LoadingRows /> : empty;
  return (
    <>
      <Box aria-busy={stale} sx={{ opacity: stale ? STALE_OPACITY : 1 }}>
        <CardList rows={rows} {...cards} />
      </Box>
      <Pager total={total} stale={stale} paging={paging} sizes={sizes} onPaging={onPaging} />
    </>
  );
};
