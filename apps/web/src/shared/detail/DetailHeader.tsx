import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { ActionToolbar, type OfferedAction } from '@/shared/actions';
import { TitleBar, type WayBack } from './TitleBar';
import { useRecordActions } from './use-record-actions';

interface BareHeaderProps {
  readonly title: string;
  /** Link back to the list; undefined without a list. */
  readonly back?: WayBack | undefined;
}

/** Bar with the title alone, or with a link on the right, for a page without actions. */
export const BareHeader = ({ title, back, tools }: BareHeaderProps & { readonly tools?: ReactNode }) => (
  <TitleBar back={back}>
    <Typography component="h1" variant="h1" noWrap sx={{ fontSize: { xs: '1.125rem', sm: '1.25rem' } }}>
      {title}
    </Typography>
    {tools && <Box sx={{ flex: 'none', ml: 'auto', displayPrint: 'none' }}>{tools}</Box>}
  </TitleBar>
);

/** Texts that identify an entity. */
interface EntityWords {
  /** Amount or name of the entity. */
  readonly what: string;
  /** Owner of the entity; null when it is not known. */
  readonly who: string | null;
  /** Link to the entity that this one belongs to. */
  readonly belongsTo?: ReactNode;
  readonly status: ReactNode;
}

/**
 * Makes the link a target of 24 pixels without making its line higher (WCAG 2.5.8). The link is hidden on a phone,
 * which has room for the owner alone.
 */
const belonging = {
  display: { xs: 'none', sm: 'block' },
  flex: '0 1000 auto',
  font: 'inherit',
  py: '4px',
  my: '-4px',
  '& a': { display: 'inline-block', py: '4px', my: '-4px' },
} as const;

/** Kind of page and owner of the entity. When there is little room, the owner is truncated, not the heading. */
const Kind = ({ title, who, belongsTo }: Pick<EntityWords, 'who' | 'belongsTo'> & { readonly title: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 0.5, minWidth: 0, fontSize: '0.8125rem', lineHeight: 1.4 }}>
    <Typography component="h1" noWrap color="textSecondary" sx={{ flex: 'none', font: 'inherit', fontWeight: 560 }}>
      {title}
    </Typography>
    {who !== null && (
      <Typography component="span" noWrap title={who} sx={{ font: 'inherit', fontWeight: 560 }}>
        · {who}
      </Typography>
    )}
    {belongsTo && (
      <Typography component="span" noWrap color="textSecondary" sx={belonging}>
        · {belongsTo}
      </Typography>
    )}
  </Box>
);

/**
 * Amount and status. Chips give way to the amount: a chip that does not fit wraps to a second line, which is clipped.
 */
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
  /** Title of the document: `Pago de Ana Pérez · $ 1.234,50`. */
  readonly documentTitle: string;
  readonly toolbar: {
    /** Name of the toolbar, for screen readers: `Acciones del pago`. */
    readonly label: string;
    readonly actions: readonly OfferedAction[];
  };
  /** Person who works on the record: before the actions, or below the bar of a narrow window. */
  readonly taken?: ReactNode;
  readonly reloading: boolean;
}

/** Sticky bar of a detail: the entity, its status and its actions. */
export const DetailHeader = (props: DetailHeaderProps) => {
  const { title, documentTitle, back, entity, toolbar, taken, reloading } = props;
  const record = useRecordActions(documentTitle);
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'));
  return (
    <>
      <TitleBar back={back}>
        <Box sx={{ flex: '1 1 0', minWidth: { xs: 0, lg: 200 } }}>
          <Kind title={title} {...entity} />
          <Standing what={entity.what} status={entity.status} />
        </Box>
        {isWide && taken && <Box sx={{ minWidth: 0, displayPrint: 'none' }}>{taken}</Box>}
        <Box sx={{ flex: 'none', ml: 'auto', displayPrint: 'none' }}>
          <ActionToolbar {...toolbar} last={record.actions} reloading={reloading} />
          {record.dialog}
        </Box>
        {reloading && (
          <LinearProgress aria-hidden sx={{ position: 'absolute', insetInline: 0, bottom: -1, height: 2 }} />
        )}
      </TitleBar>
      {!isWide && taken && <Box sx={{ mt: 1.5, '&:empty': { display: 'none' } }}>{taken}</Box>}
    </>
  );
};
