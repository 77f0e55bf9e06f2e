import { visibleText, writeCodes } from '@backoffice/validators';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRecordSearch } from '@/domain/record-search';
import { routes } from '@/domain/routes';
import { currentMonth, monthRange, readClock } from '@/shared/format';
import { filterTexts, readSearch, SearchField } from '@/shared/list';
import { FIRST_DAY, PeriodField, writePeriod, type ChosenPeriod } from '@/shared/period';
import { paymentsTexts } from '@/features/payment';

/**
 * Search by text or pasted codes, and by period. It opens the list of payments; the identifier of a payment,
 * subscription or payer opens that record, whatever the period.
 */
export const PaymentSearch = () => {
  const navigate = useNavigate();
  const thisMonth = currentMonth(readClock());
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [period, setPeriod] = useState<ChosenPeriod>(monthRange(thisMonth));
  const recordOf = useRecordSearch();
  const search = async () => {
    const q = visibleText(text);
    const { codes, problem: found } = await readSearch(q, true);
    setProblem(found);
    if (found !== undefined) return;
    const searched = codes.length > 0 ? { codigos: writeCodes(codes) } : { q };
    const record = codes.length > 0 ? undefined : await recordOf(q);
    void navigate(record ?? routes.payments.href({ ...searched, period: writePeriod(period) }));
  };
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void search();
      }}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 200px auto' },
        gap: 1.5,
        alignItems: 'start',
        p: { xs: 2, sm: 2.5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '14px',
        bgcolor: 'background.paper',
      }}
    >
      <SearchField
        label={filterTexts.freeSearch}
        hint={paymentsTexts.freeSearchHint}
        value={text}
        problem={problem}
        onChange={setText}
      />
      <PeriodField
        period={period}
        onChange={setPeriod}
        bounds={{ from: FIRST_DAY, to: `${thisMonth.slice(0, 4)}-12-31` }}
      />
      <Button type="submit" variant="outlined" sx={{ px: 3, mt: { sm: '22px' }, minHeight: 38 }}>
        {filterTexts.search}
      </Button>
    </Box>
  );
};
