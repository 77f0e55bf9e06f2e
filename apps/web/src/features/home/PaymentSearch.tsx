import East from '@mui/icons-material/EastRounded';
import Search from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { currentMonth, monthName, shiftMonth } from '@/shared/format';
import { homeTexts } from './home.texts';
import { MonthFields } from './MonthFields';
import { paymentsAddress } from './payments-address';

const Shortcut = ({ label, month }: { readonly label: string; readonly month: string }) => (
  <Link
    component={RouterLink}
    to={paymentsAddress('', month)}
    underline="none"
    sx={{
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      px: 2,
      py: 1.5,
      border: 1,
      borderColor: 'divider',
      borderRadius: '12px',
      bgcolor: 'background.paper',
      color: 'text.primary',
      transition: 'border-color 120ms',
      '&:hover': { borderColor: 'control' },
    }}
  >
    <span>
      <Typography component="span" variant="subtitle1" sx={{ display: 'block' }}>
        {label}
      </Typography>
      <Typography component="span" variant="caption" color="textSecondary">
        {monthName(month)}
      </Typography>
    </span>
    <East aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
  </Link>
);

/** A text and a month, which lead to the list of payments. */
export const PaymentSearch = () => {
  const navigate = useNavigate();
  const thisMonth = currentMonth(new Date());
  const [text, setText] = useState('');
  const [month, setMonth] = useState(thisMonth);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(paymentsAddress(text, month));
  };
  return (
    <>
      <Box
        component="form"
        role="search"
        onSubmit={submit}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 1fr) 140px 100px auto' },
          gap: 1.5,
          alignItems: 'end',
          p: { xs: 2, sm: 2.5 },
          border: 1,
          borderColor: 'divider',
          borderRadius: '14px',
          bgcolor: 'background.paper',
        }}
      >
        <TextField
          label={homeTexts.freeSearch}
          value={text}
          onChange={(event) => setText(event.target.value)}
          sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
            htmlInput: { 'aria-describedby': 'payment-search-hint', autoComplete: 'off', type: 'search' },
          }}
        />
        <MonthFields month={month} onChange={setMonth} />
        <Button type="submit" variant="contained" sx={{ minHeight: 40, px: 3, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          {homeTexts.search}
        </Button>
        <Typography id="payment-search-hint" variant="caption" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {homeTexts.freeSearchHint}
        </Typography>
      </Box>
      <Typography component="h2" variant="overline" color="textSecondary" sx={{ display: 'block', mt: 4, mb: 1 }}>
        {homeTexts.shortcuts}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Shortcut label={homeTexts.thisMonth} month={thisMonth} />
        <Shortcut label={homeTexts.lastMonth} month={shiftMonth(thisMonth, -1)} />
      </Box>
    </>
  );
};
