import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, type ReactNode } from 'react';
import { money } from '@/shared/format';
import { detailTexts as texts } from './detail.texts';
import { Copyable } from './Facts';
import { SectionTitle, summaryPart } from './summary';

interface HeadlineProps {
  readonly amount: string;
  readonly currencyId: string;
  readonly status?: ReactNode;
  readonly id: string;
  readonly idLabel: string;
  readonly copyLabel: string;
  readonly version: number;
}

/** Amount, status, identifier and version of an entity, at the top of its summary section. */
export const Headline = ({ amount, currencyId, status, id, idLabel, copyLabel, version }: HeadlineProps) => (
  <Box
    ref={summaryPart(use(SectionTitle), () => [
      { label: idLabel, text: id },
      { label: texts.version, text: String(version) },
    ])}
    sx={{ display: 'grid', gap: 0.75, mb: 2.25, '@media print': { mb: 0.5 } }}
  >
    {/* the header of the page has amount and status too; print shows them once */}
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
