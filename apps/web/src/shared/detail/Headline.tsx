import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, type ReactNode } from 'react';
import { ToneIcon } from '@/shared/feedback';
import { money } from '@/shared/format';
import type { Tone } from '@/shared/theme';
import { detailTexts as texts } from './detail.texts';
import { Copyable } from './Facts';
import { SectionTitle, summaryPart } from './summary';

interface HeadlineProps {
  readonly amount: string;
  readonly currencyId: string;
  readonly status?: ReactNode;
  readonly id: string;
  /** Label of the identifier. */
  readonly idLabel: string;
  readonly copyLabel: string;
  readonly version: number;
}

/** Amount, state, identifier and version of an entity, at the top of a summary. */
export const Headline = ({ amount, currencyId, status, id, idLabel, copyLabel, version }: HeadlineProps) => (
  <Box
    ref={summaryPart(use(SectionTitle), () => [
      { label: idLabel, text: id },
      { label: texts.version, text: String(version) },
    ])}
    sx={{ display: 'grid', gap: 0.75, mb: 2.25, '@media print': { mb: 0.5 } }}
  >
    {/* the head of the page says both, which paper has once */}
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 1,
        displayPrint: 'none',
      }}
    >
      <Typography
        component="p"
        sx={{ fontSize: 'min(1.875rem, 7.2vw)', lineHeight: 1.2, fontWeight: 640, letterSpacing: '-0.025em' }}
      >
        {money(amount, currencyId)}{' '}
        <Typography component="span" color="textSecondary" title={texts.currency}>
          {currencyId}
        </Typography>
      </Typography>
      {status && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>{status}</Box>}
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, color: 'text.secondary', fontSize: '0.8125rem' }}>
      <span>
        {idLabel} <Copyable value={id} label={copyLabel} />
      </span>
      <span>
        {texts.version} {version}
      </span>
    </Box>
  </Box>
);

interface BannerProps {
  readonly tone: Tone;
  /** In a few words, before the rest. */
  readonly title: string;
  readonly children?: ReactNode;
  /** On the right: a link. */
  readonly action?: ReactNode;
  /** Leaves it off paper: what is under way, or what to do next. */
  readonly onlyOnScreen?: boolean;
}

/** A message about the whole page, above its parts. */
export const Banner = ({ tone, title, children, action, onlyOnScreen = false }: BannerProps) => (
  <Box
    role="status"
    sx={{
      ...(onlyOnScreen ? { displayPrint: 'none' } : {}),
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1.25,
      px: 2,
      py: 1.25,
      borderRadius: '12px',
      bgcolor: `tone.${tone}.surface`,
      color: `tone.${tone}.text`,
    }}
  >
    <ToneIcon tone={tone} />
    <Typography component="p" sx={{ flex: '1 1 16rem' }}>
      <strong>{title}</strong> {children}
    </Typography>
    {action && <Box sx={{ displayPrint: 'none' }}>{action}</Box>}
  </Box>
);
