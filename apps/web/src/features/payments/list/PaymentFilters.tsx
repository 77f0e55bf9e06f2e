import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type SubmitEvent } from 'react';
import { CollectorPicker } from '@/features/collectors';
import { SearchField, searchProblem, useEntered } from '@/shared/list';
import { mediaPayments } from '@/shared/payment-method/media';
import { paymentsTexts as texts } from '../payments.texts';
import { offersMediaPayment, type PaymentList } from './payment-list.address';
import { PeriodField } from './PeriodField';
import { useSearchShortcut } from './use-search-shortcut';

/** What the form changes of the list. */
type PaymentFilterValues = Pick<PaymentList, 'text' | 'collector' | 'period' | 'byRefundDate' | 'mediaPaymentId'>;

interface PaymentFiltersProps {
  readonly list: PaymentList;
  readonly onSearch: (values: PaymentFilterValues) => void;
}

const valuesOf = ({ text, collector, period, byRefundDate, mediaPaymentId }: PaymentList): PaymentFilterValues => ({
  text,
  collector,
  period,
  byRefundDate,
  mediaPaymentId,
});

interface MediaPaymentFieldProps {
  readonly value: number | null;
  readonly onChange: (mediaPaymentId: number | null) => void;
}

const MediaPaymentField = ({ value, onChange }: MediaPaymentFieldProps) => (
  <TextField
    select
    label={texts.mediaPayment}
    value={value ?? ''}
    onChange={({ target }) => {
      onChange(target.value === '' ? null : Number(target.value));
    }}
    slotProps={{ select: { displayEmpty: true } }}
  >
    <MenuItem value="">{texts.allMediaPayments}</MenuItem>
    {mediaPayments.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);

/** The filters of the list; nothing is asked until `Buscar` (A39). */
export const PaymentFilters = ({ list, onSearch }: PaymentFiltersProps) => {
  const searchRef = useSearchShortcut();
  const [entered, setEntered] = useEntered(valuesOf(list));
  const [problem, setProblem] = useState<string>();
  const enter = (changed: Partial<PaymentFilterValues>) => {
    setEntered({ ...entered, ...changed });
  };
  const submit = async () => {
    const found = await searchProblem(entered.text);
    setProblem(found);
    if (found === undefined) onSearch({ ...entered, text: entered.text.trim() });
  };
  const offersMedia = offersMediaPayment(list);
  return (
    <Box
      component="form"
      role="search"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: '1fr',
          sm: '1fr 1fr',
          lg: `minmax(220px, 1.6fr) minmax(200px, 1.2fr) 200px ${offersMedia ? '190px ' : ''}auto`,
        },
      }}
    >
      <SearchField
        label={texts.freeSearch}
        hint={texts.freeSearchHint}
        value={entered.text}
        onChange={(text) => {
          enter({ text });
        }}
        problem={problem}
        inputRef={searchRef}
      />
      <CollectorPicker
        label={texts.collector}
        value={entered.collector}
        onChange={(collector) => {
          enter({ collector });
        }}
      />
      <PeriodField period={entered.period} byRefundDate={entered.byRefundDate} onChange={enter} />
      {offersMedia && (
        <MediaPaymentField
          value={entered.mediaPaymentId}
          onChange={(mediaPaymentId) => {
            enter({ mediaPaymentId });
          }}
        />
      )}
      <Button type="submit" variant="contained" sx={{ mt: { lg: '22px' }, minHeight: 38, px: 3 }}>
        {texts.search}
      </Button>
    </Box>
  );
};
