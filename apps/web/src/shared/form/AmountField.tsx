import InputAdornment from '@mui/material/InputAdornment';
import { currencySymbol } from '@/shared/format';
import { FormField, type FieldForm } from './FormField';
import { formTexts } from './form.texts';

interface AmountFieldProps {
  readonly form: FieldForm;
  readonly currencyId: string;
  readonly label?: string;
  readonly helperText?: string;
  readonly autoFocus?: boolean;
}

/** An amount of money, with a dot or a comma before its decimals (A149). */
export const AmountField = ({ currencyId, label = formTexts.amount, ...field }: AmountFieldProps) => (
  <FormField
    {...field}
    name="amount"
    label={label}
    required
    slotProps={{
      htmlInput: { inputMode: 'decimal', maxLength: 22, autoComplete: 'off' },
      input: { startAdornment: <InputAdornment position="start">{currencySymbol(currencyId)}</InputAdornment> },
    }}
  />
);
