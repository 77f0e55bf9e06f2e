import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { skipToken } from '@/shared/apollo';
import { digitsUpTo } from '@/shared/form';
import { binSummary } from '../bin-summary';
import { binsTexts, cardLookupTexts as texts } from '../bin.texts';
import { useBinOfCardQuery } from './CardLookup.generated';

/**
 * Mask that keeps six digits. It cuts a pasted card number before the text becomes state, so that it is not sent.
 */
const sixDigits = digitsUpTo(6);

const Answer = ({ digits }: { readonly digits: string }) => {
  const { data, loading, error } = useBinOfCardQuery(digits.length === 6 ? { variables: { id: digits } } : skipToken);
  if (digits.length < 6) return <>{texts.hint}</>;
  if (loading) return <>{texts.searching}</>;
  if (!data && error) return <>{texts.failed}</>;
  if (!data?.bin) return <>{texts.unknown}</>;
  return (
    <>
      {binSummary(data.bin)}{' '}
      <Button component={Link} to={`${routes.bin.href(digits)}?ver=1`} size="small">
        {binsTexts.open(digits)}
      </Button>
    </>
  );
};

/** Lookup of a card by its first six digits. */
export const CardLookup = () => {
  const [digits, setDigits] = useState('');
  const answerId = useId();
  return (
    <Box
      component="section"
      aria-label={texts.title}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        px: 2,
        py: 1.25,
        borderRadius: '10px',
        bgcolor: 'surface.sunken',
      }}
    >
      <Typography component="h2" sx={{ fontWeight: 560 }}>
        {texts.title}
      </Typography>
      <TextField
        size="small"
        label={texts.label}
        value={digits}
        onChange={({ target }) => setDigits(sixDigits(target.value))}
        sx={{ width: 170 }}
        slotProps={{
          htmlInput: { inputMode: 'numeric', autoComplete: 'off', spellCheck: false, 'aria-describedby': answerId },
        }}
      />
      <Typography id={answerId} role="status" variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 220 }}>
        <Answer digits={digits} />
      </Typography>
    </Box>
  );
};
