import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ActionToolbar, type OfferedAction } from '@/shared/actions';
import { TitleBar, type WayBack } from './TitleBar';
import { useRecordActions } from './use-record-actions';

interface BareHeaderProps {
  readonly title: string;
  /** The way to the list; undefined without a list. */
  readonly back?: WayBack | undefined;
}

/** The title of the page, alone where there is nothing to act on. */
export const BareHeader = ({ title, back }: BareHeaderProps) => (
  <TitleBar back={back}>
    <Typography component="h1" variant="h1" noWrap sx={{ fontSize: { xs: '1.125rem', sm: '1.25rem' } }}>
      {title}
    </Typography>
  </TitleBar>
);

/** Words that distinguish an entity from others of its kind. */
interface EntityWords {
  /** Its amount, or its name. */
  readonly what: string;
  /** Owner of the entity; null when nobody is known. */
  readonly who: string | null;
  readonly status: ReactNode;
}

/** Kind of page and owner of the entity: the part that gives way is never the heading. */
const Kind = ({ title, who }: { readonly title: string; readonly who: string | null }) => (
  <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 0.5, minWidth: 0, fontSize: '0.8125rem', lineHeight: 1.4 }}>
    <Typography component="h1" noWrap color="textSecondary" sx={{ flex: 'none', font: 'inherit', fontWeight: 560 }}>
      {title}
    </Typography>
    {who !== null && (
      <Typography component="span" noWrap title={who} sx={{ font: 'inherit', fontWeight: 560 }}>
        · {who}
      </Typography>
    )}
  </Box>
);

/** The amount, always whole, and the state; a chip without room for it moves to a second line, which is not shown. */
const Standing = ({ what, status }: Pick<EntityWords, 'what' | 'status'>) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
    <Typography
      component="span"
      noWrap
      sx={{ flex: 'none', maxWidth: '100%', fontSize: 'min(1.0625rem, 4.2vw)', lineHeight: 1.4, fontWeight: 640 }}
    >
      {what}
    </Typography>
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 0.75,
        rowGap: 2,
        height: 22,
        minWidth: 0,
        overflow: 'hidden',
      }}
    >
      {status}
    </Box>
  </Box>
);

interface DetailHeaderProps extends BareHeaderProps {
  readonly entity: EntityWords;
  /** Entity that is shown, for the title of the document: `Pago de Ana Pérez · $ 1.234,50`. */
  readonly documentTitle: string;
  readonly toolbar: {
    /** The entity that it acts on, for those who cannot see what it stands beside. */
    readonly label: string;
    readonly actions: readonly OfferedAction[];
  };
  readonly reloading: boolean;
}

/** The bar that stays while the page scrolls: which entity, in which state, and its actions. */
export const DetailHeader = (props: DetailHeaderProps) => {
  const { title, documentTitle, back, entity, toolbar, reloading } = props;
  const record = useRecordActions(documentTitle);
  return (
    <TitleBar back={back}>
      <Box sx={{ flex: '0 1 auto', minWidth: 0 }}>
        <Kind title={title} who={entity.who} />
        <Standing what={entity.what} status={entity.status} />
      </Box>
      <Box sx={{ flex: 'none', ml: 'auto', displayPrint: 'none' }}>
        <ActionToolbar {...toolbar} last={record.actions} reloading={reloading} />
        {record.dialog}
      </Box>
      {reloading && <LinearProgress aria-hidden sx={{ position: 'absolute', insetInline: 0, bottom: -1, height: 2 }} />}
    </TitleBar>
  );
};
