import InputAdornment from '@mui/material/InputAdornment';
import { currencySymbol } from '@/shared/format';
import { amountMask, caretInAmount, wholeAmount } from './amount-mask';
import type { AlterableForm } from './FormField';
import { formTexts } from './form.texts';
import { MaskedField } from './MaskedField';
import { NUMBER_MAX_LENGTH } from './max-length';

interface AmountFieldProps {
  readonly form: AlterableForm;
  readonly currencyId: string;
  readonly label?: string;
  readonly helperText?: string;
  readonly autoFocus?: boolean;
}

/**
 * Field for an amount, which accepts a dot or a comma as decimal mark (A149). It is formatted while the person types.
 */
export const AmountField = ({ currencyId, label = formTexts.amount, ...field }: AmountFieldProps) => {
  const symbol = currencySymbol(currencyId);
  return (
    <MaskedField
      {...field}
      name="amount"
      mask={amountMask(symbol)}
      maskOnBlur={wholeAmount}
      caretPlace={caretInAmount}
      label={label}
      required
      slotProps={{
        htmlInput: { inputMode: 'decimal', maxLength: NUMBER_MAX_LENGTH, autoComplete: 'off' },
        input: { startAdornment: <InputAdornment position="start">{symbol}</InputAdornment> },
      }}
    />
  );
};
