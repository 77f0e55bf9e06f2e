import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Copyable, Fact, Facts } from '@/shared/detail/Facts';
import { EmptyState } from '@/shared/feedback';
import { openingOf } from '@/shared/leaving';
import { filterTexts } from './list.texts';
import type { RowCard } from './PagedCards';
import { SidePanel, type PanelLink } from './SidePanel';

/** Details of a row that the screen itself reads. */
export interface RowDetail {
  readonly title: string;
  readonly contentOf: (id: string) => ReactNode;
}

/** A fact of a row: its label and value. */
interface RowFact {
  readonly label: string;
  readonly value: ReactNode;
  /** Identifier that the value shows, for the button that copies it. The fact then has a full line. */
  readonly id?: string | undefined;
}

/** Details of a row from the data of its list. */
export interface KnownRow {
  readonly card: RowCard;
  /** Reason of a failure. */
  readonly problem: string | null;
  /** A part above the actions and the facts. */
  readonly above: ReactNode;
  readonly facts: readonly RowFact[];
  /** True when the facts include the identifier. */
  readonly hasId: boolean;
  readonly below: ReactNode;
  /** Link to the page or dialog of the row, if it has one. */
  readonly opens: PanelLink | undefined;
}

interface KnownProps {
  readonly id: string;
  readonly row: KnownRow;
}

/** Lets a line without content take no room: a BIN has neither amount nor status, nor actions with buttons. */
const unlessEmpty = { '&:empty': { display: 'none' } } as const;

const Known = ({ id, row: { card, problem, above, facts, hasId, below } }: KnownProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, ...unlessEmpty }}>
      {card.amount !== undefined && (
        <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {card.amount}
        </Typography>
      )}
      {card.status}
    </Box>
    {card.warnings?.map((warning) => (
      <Alert key={warning} severity="warning">
        {warning}
      </Alert>
    ))}
    {above}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, displayPrint: 'none', ...unlessEmpty }}>
      {card.menu}
    </Box>
    {problem && <Alert severity="error">{problem}</Alert>}
    <Facts>
      {facts.map(({ label, value, id: copied }) => (
        <Fact key={label} label={label} span={copied === undefined ? 'column' : 'row'}>
          {copied === undefined ? (
            value
          ) : (
            <Copyable value={copied} label={filterTexts.copyOf(label)}>
              {value}
            </Copyable>
          )}
        </Fact>
      ))}
      {!hasId && (
        <Fact label={filterTexts.id} span="row">
          <Copyable value={id} label={filterTexts.copyId} />
        </Fact>
      )}
    </Facts>
    {below}
  </Box>
);

/**
 * Links of columns look as in the table, and are underlined to differ from text. A column of facts has room for the 22
 * digits of an account.
 */
const details = {
  '& .row-link': { color: 'inherit', fontWeight: 560, textUnderlineOffset: '3px' },
  '& dl': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr))' },
  '& .account': { whiteSpace: 'nowrap' },
} as const;

interface RowPanelProps {
  readonly id: string;
  /** Undefined when the row is not on the page of the list. */
  readonly known: KnownRow | undefined;
  /** Rows of the page, in order, with their names: title and amount. */
  readonly rows: readonly { readonly id: string; readonly name: string }[];
  readonly detail: RowDetail | undefined;
  readonly loading: boolean;
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
}

/**
 * Hook that returns the click handler for the links of columns in the panel. In the table, the grid handles their
 * clicks.
 */
const useRowLinks = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (event: MouseEvent<HTMLElement>) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const href = target instanceof Element ? target.closest('a.row-link')?.getAttribute('href') : undefined;
    if (!href || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    void navigate(href, openingOf(href, pathname));
  };
};

/** Neighbor of the row in the list. */
interface Step {
  readonly name: string;
  readonly show: () => void;
}

/**
 * Hook with the functions that show the previous and next row. After a decision the row may have left the list: `gone`
 * then has its name, and the next row stands at its place.
 */
const useSteps = ({ id, rows, onShow }: Pick<RowPanelProps, 'id' | 'rows' | 'onShow'>) => {
  const at = rows.findIndex((row) => row.id === id);
  const name = rows[at]?.name;
  const [last, setLast] = useState({ at, name });
  if (name !== undefined && (at !== last.at || name !== last.name)) setLast({ at, name });
  const to = (place: number): Step | undefined => {
    const row = rows[place];
    return row && { name: row.name, show: () => onShow(row.id) };
  };
  return name === undefined
    ? { previous: to(last.at - 1), next: to(last.at), gone: last.name }
    : { previous: to(at - 1), next: to(at + 1), gone: undefined };
};

/** Milliseconds between two looks at the focus. No event tells that the focused element left the document. */
const LOOK_MS = 50;

/**
 * Reference of the button that takes a lost focus. The dialog of a decision closes after the row has left the list, and
 * the button that had opened it left with the row. An element that has the focus keeps it.
 */
const takesLostFocus = (button: HTMLButtonElement | null) => {
  const timer = setInterval(() => {
    if (document.activeElement !== document.body) return;
    button?.focus();
    clearInterval(timer);
  }, LOOK_MS);
  return () => clearInterval(timer);
};

interface NotShownProps {
  /** Name of the row while it was in the list; undefined if it was not. */
  readonly gone: string | undefined;
  readonly next: Step | undefined;
}

/** Message in place of a row that is not on the page of the list. */
const NotShown = ({ gone, next }: NotShownProps) => (
  <EmptyState title={gone ?? filterTexts.notShown} detail={gone ? filterTexts.gone : filterTexts.notShownHint}>
    {next && (
      <Button variant={gone ? 'contained' : 'outlined'} ref={takesLostFocus} onClick={next.show}>
        {filterTexts.showNext(next.name)}
      </Button>
    )}
  </EmptyState>
);

/**
 * Details of a row beside its list. They come from the screen (`detail`), or else from the data of the list (`known`).
 * The reason of a failure is above the facts of the row.
 */
export const RowPanel = (props: RowPanelProps) => {
  const { id, known, detail, loading, onClose } = props;
  const handleClick = useRowLinks();
  const { previous, next, gone } = useSteps(props);
  return (
    <SidePanel
      title={detail?.title ?? known?.card.title ?? filterTexts.detail}
      opens={known?.opens}
      onPrevious={previous?.show}
      onNext={next?.show}
      onClose={onClose}
    >
      {detail?.contentOf(id)}
      {!detail && known && (
        <Box onClick={handleClick} sx={details}>
          <Known id={id} row={known} />
        </Box>
      )}
      {!detail && !known && !loading && <NotShown gone={gone} next={next} />}
    </SidePanel>
  );
};
