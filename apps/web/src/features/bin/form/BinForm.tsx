import Box from '@mui/material/Box';
import { binForm } from '@backoffice/validators';
import { mediaPaymentName } from '@/domain/payment-method/media';
import type { BinInput } from '@/shared/apollo/schema-types.generated';
import { digitsUpTo, MaskedField, useForm, useRebase } from '@/shared/form';
import { binFormTexts as texts } from '../bin.texts';
import { countryName } from '../countries';
import type { BinRowFragment } from '../list/BinsPage.generated';
import { MethodMark } from '../MethodMark';
import { ChoicePicker } from './ChoicePicker';
import { useBrands, useCountries, useIssuers, usePaymentMethods, useSubtypes, useTypes } from './use-choices';

const [sixDigits, threeDigits] = [digitsUpTo(6), digitsUpTo(3)];

/** Arguments of the mutation that creates or updates a BIN. */
export interface BinArguments {
  readonly number: string;
  readonly bin: BinInput;
}

const nothing = {
  number: '',
  brandId: '',
  typeId: '',
  subtypeId: '',
  issuerId: '',
  country: '',
  paymentMethodCode: '',
  accreditationDay: '',
};

/** Converts a BIN to form values. */
const typedOf = (bin: BinRowFragment): typeof nothing => ({
  number: bin.id,
  brandId: bin.brand.id,
  typeId: bin.cardType.id,
  subtypeId: bin.subtype?.id ?? '',
  issuerId: bin.issuer?.id ?? '',
  country: bin.country ?? '',
  paymentMethodCode: String(bin.paymentMethodCode),
  accreditationDay: String(bin.accreditationDay),
});

/** Form of a new or changed BIN (B247). */
export const useBinForm = (bin: BinRowFragment | null, onSubmit: (args: BinArguments) => void) => {
  const initialValues = bin ? typedOf(bin) : nothing;
  const form = useForm({
    shape: binForm,
    initialValues,
    onSubmit: ({ number, subtypeId, issuerId, country, paymentMethodCode, accreditationDay, ...required }) =>
      onSubmit({
        number,
        bin: {
          ...required,
          paymentMethodCode: Number(paymentMethodCode),
          accreditationDay: Number(accreditationDay),
          ...(subtypeId === '' ? {} : { subtypeId }),
          ...(issuerId === '' ? {} : { issuerId }),
          ...(country === '' ? {} : { country }),
        },
      }),
  });
  useRebase(form, initialValues);
  return form;
};

interface BinFieldsProps {
  readonly form: ReturnType<typeof useBinForm>;
  /** BIN to change; null for a new one. */
  readonly bin: BinRowFragment | null;
}

const countryOf = (bin: BinRowFragment | null) =>
  bin?.country ? { id: bin.country, description: countryName(bin.country) ?? bin.country } : null;

const methodOf = (bin: BinRowFragment | null) =>
  bin && { id: String(bin.paymentMethodCode), description: mediaPaymentName(bin.paymentMethodCode) };

/** Fields of a BIN (B113, B145). The number of an existing BIN is read-only (B112). */
export const BinFields = ({ form, bin }: BinFieldsProps) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      rowGap: 1.5,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    <MaskedField
      form={form}
      name="number"
      mask={sixDigits}
      label={texts.number}
      required
      autoFocus={bin === null}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', readOnly: bin !== null } }}
    />
    <ChoicePicker
      form={form}
      name="brandId"
      label={texts.card}
      required
      initial={bin?.brand ?? null}
      useOptions={useBrands}
    />
    <ChoicePicker
      form={form}
      name="typeId"
      label={texts.cardType}
      required
      initial={bin?.cardType ?? null}
      useOptions={useTypes}
    />
    <ChoicePicker
      form={form}
      name="subtypeId"
      label={texts.subtype}
      initial={bin?.subtype ?? null}
      useOptions={useSubtypes}
    />
    <ChoicePicker form={form} name="country" label={texts.country} initial={countryOf(bin)} useOptions={useCountries} />
    <ChoicePicker
      form={form}
      name="issuerId"
      label={texts.issuer}
      initial={bin?.issuer ?? null}
      useOptions={useIssuers}
    />
    <ChoicePicker
      form={form}
      name="paymentMethodCode"
      label={texts.paymentMethod}
      required
      initial={methodOf(bin)}
      useOptions={usePaymentMethods}
      renderOption={({ id }) => <MethodMark code={Number(id)} />}
    />
    <MaskedField
      form={form}
      name="accreditationDay"
      mask={threeDigits}
      label={texts.accreditationDay}
      required
      helperText={texts.accreditationHint}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  </Box>
);
