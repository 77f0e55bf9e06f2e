import Search from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { currentMonth } from '@/shared/format';
import { homeTexts } from './home.texts';
import { MonthFields } from './MonthFields';
import { PaymentShortcuts } from './PaymentShortcuts';

/** A text and a month, which lead to the list of payments. */
export const PaymentSearch = () => {
  const navigate = useNavigate();
  const thisMonth = currentMonth(new Date());
  const [text, setText] = useState('');
  const [month, setMonth] = useState(thisMonth);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void navigate(routes.payments.href({ q: text.trim(), period: month }));
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
        <Button type="submit" variant="contained" sx={{ px: 3, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          {homeTexts.search}
        </Button>
        <Typography id="payment-search-hint" variant="caption" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {homeTexts.freeSearchHint}
        </Typography>
      </Box>
      <PaymentShortcuts thisMonth={thisMonth} />
    </>
  );
};
