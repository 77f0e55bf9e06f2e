import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { money } from '@/shared/format';
import { Copyable } from './Copyable';
import { detailTexts as texts } from './detail.texts';

interface HeadlineProps {
  readonly amount: string;
  readonly currencyId: string;
  readonly status?: ReactNode;
  readonly id: string;
  /** What the identifier is called, and what its button says. */
  readonly idLabel: string;
  readonly copyLabel: string;
  readonly version: number;
}

/** What an entity comes to, its state, its identifier and its version, above all the rest of a summary. */
export const Headline = ({ amount, currencyId, status, id, idLabel, copyLabel, version }: HeadlineProps) => (
  <Box sx={{ display: 'grid', gap: 0.75, mb: 2.25 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
      <Typography
        component="p"
        sx={{ fontSize: '1.875rem', lineHeight: 1.2, fontWeight: 640, letterSpacing: '-0.025em' }}
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
