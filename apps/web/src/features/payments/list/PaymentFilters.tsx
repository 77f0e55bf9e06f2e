import Search from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { check, searchText } from '@backoffice/validators';
import { useFormik } from 'formik';
import { CollectorPicker } from '@/features/collectors';
import { mediaPayments } from '../payments.media';
import { paymentsTexts as texts } from '../payments.texts';
import type { PaymentList } from './payment-list.address';
import { PeriodField } from './PeriodField';
import { useSearchShortcut } from './use-search-shortcut';

/** What the form changes of the list. */
export type PaymentFilterValues = Pick<
  PaymentList,
  'text' | 'collector' | 'period' | 'byRefundDate' | 'mediaPaymentId'
>;

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

/** The filters of the list; nothing is asked until `Buscar` (A39). */
export const PaymentFilters = ({ list, onSearch }: PaymentFiltersProps) => {
  const searchRef = useSearchShortcut();
  const form = useFormik({
    initialValues: valuesOf(list),
    enableReinitialize: true,
    validate: ({ text }) => {
      const result = check(searchText, text);
      return result.ok ? {} : { text: result.message };
    },
    onSubmit: (values) => {
      onSearch({ ...values, text: values.text.trim() });
    },
  });
  const problem = form.errors.text;
  // only once a search or a collector is active: the method alone would list half of the platform (A39)
  const offersMedia = list.text !== '' || list.collector !== null;
  return (
    <Box
      component="form"
      role="search"
      noValidate
      onSubmit={form.handleSubmit}
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
      <TextField
        label={texts.freeSearch}
        helperText={problem ?? texts.freeSearchHint}
        error={problem !== undefined}
        inputRef={searchRef}
        {...form.getFieldProps('text')}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
          htmlInput: { type: 'search', autoComplete: 'off' },
        }}
      />
      <CollectorPicker
        label={texts.collector}
        value={form.values.collector}
        onChange={(collector) => void form.setFieldValue('collector', collector)}
      />
      <PeriodField
        period={form.values.period}
        byRefundDate={form.values.byRefundDate}
        onChange={(choice) => void form.setValues({ ...form.values, ...choice })}
      />
      {offersMedia && (
        <TextField
          select
          label={texts.mediaPayment}
          value={form.values.mediaPaymentId ?? ''}
          onChange={({ target }) =>
            void form.setFieldValue('mediaPaymentId', target.value === '' ? null : Number(target.value))
          }
          slotProps={{ select: { displayEmpty: true } }}
        >
          <MenuItem value="">{texts.allMediaPayments}</MenuItem>
          {mediaPayments.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Button type="submit" variant="contained" sx={{ mt: { lg: '22px' }, minHeight: 38, px: 3 }}>
        {texts.search}
      </Button>
    </Box>
  );
};
