import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FormField, MaskedField, NUMBER_MAX_LENGTH, textMaxLength } from '@/shared/form';
import { expirationMask, numberMasks, withCentury } from './mask';
import { methodTexts as texts } from './method.texts';
import { numberHint } from './number-hint';
import type { MethodForm } from './use-method-form';

const labels = {
  card: { number: texts.cardNumber, name: texts.cardHolder, identificationNumber: texts.dni },
  transfer: { number: texts.cbu, name: texts.accountHolder, identificationNumber: texts.cuit },
} as const;

/** Input attributes that ask the browser not to suggest, store or check the typed data. */
const secret = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const;

/** Field for the number of a card or account, with a hint about its digits. */
const NumberField = ({ form, kind }: MethodForm) => {
  const hint = numberHint(kind, form.values.number);
  return (
    <MaskedField
      form={form}
      name="number"
      mask={numberMasks[kind]}
      label={labels[kind].number}
      required
      autoFocus
      helperText={
        hint && (
          <Box component="span" role="status" sx={hint.isWarning ? { color: 'warning.main', fontWeight: 560 } : {}}>
            {hint.text}
          </Box>
        )
      }
      slotProps={{ htmlInput: { ...secret, inputMode: 'numeric', maxLength: NUMBER_MAX_LENGTH } }}
    />
  );
};

/** Fields of a new payment method: card or account, and its holder (A99). */
export const MethodFields = ({ method }: { readonly method: MethodForm }) => {
  const { form, kind, choose } = method;
  return (
    <>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={kind}
        aria-label={texts.kind}
        onChange={(_event, chosen: 'card' | 'transfer' | null) => {
          if (chosen && chosen !== kind) choose(chosen);
        }}
      >
        <ToggleButton value="card">{texts.card}</ToggleButton>
        <ToggleButton value="transfer">{texts.transfer}</ToggleButton>
      </ToggleButtonGroup>
      <NumberField key={kind} {...method} />
      {kind === 'card' && (
        <MaskedField
          form={form}
          name="expiration"
          mask={expirationMask}
          maskOnBlur={withCentury}
          label={texts.expiration}
          required
          placeholder={texts.expirationHint}
          slotProps={{ htmlInput: { ...secret, inputMode: 'numeric', maxLength: NUMBER_MAX_LENGTH } }}
        />
      )}
      <FormField
        form={form}
        name="name"
        label={labels[kind].name}
        required
        slotProps={{ htmlInput: { ...secret, maxLength: textMaxLength(120) } }}
      />
      <FormField
        form={form}
        name="identificationNumber"
        label={labels[kind].identificationNumber}
        required
        slotProps={{ htmlInput: { ...secret, inputMode: 'numeric', maxLength: NUMBER_MAX_LENGTH } }}
      />
    </>
  );
};
