import { identificationTypes } from '@backoffice/validators';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { digitsUpTo, FormField, MaskedField, type AlterableForm } from '@/shared/form';
import { noIdentification } from './identification-input';
import { identificationTexts as texts } from './identification.texts';

/** Maximum number of digits before a type is chosen (B226). */
const DEFAULT_LENGTH = 8;

const fields = { type: 'identification.type', number: 'identification.number', country: 'identification.country' };

const lengthOf = (type: string): number =>
  Object.entries(identificationTypes).find(([known]) => known === type)?.[1] ?? DEFAULT_LENGTH;

interface IdentificationFieldsProps {
  readonly form: AlterableForm;
  /** Chosen type of document. */
  readonly type: string;
}

/**
 * Fields for the document of a payer, which is optional. Once a type is chosen, all fields are required (B225 to B227).
 */
export const IdentificationFields = ({ form, type }: IdentificationFieldsProps) => {
  const titleId = useId();
  const isRequired = type !== '';
  const choose = (chosen: string) => {
    if (chosen === '') void form.setFieldValue('identification', noIdentification);
    else void form.setFieldValue(fields.type, chosen);
  };
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={titleId} variant="subtitle2" component="h2">
        {texts.title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <FormField
          form={form}
          name={fields.type}
          select
          label={texts.type}
          onChange={({ target }) => choose(target.value)}
          slotProps={{ select: { displayEmpty: true } }}
        >
          <MenuItem value="">{texts.none}</MenuItem>
          {texts.types.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </FormField>
        {/* leaving the number also marks the type as touched: a number without a type is an error of the type */}
        <Box onBlur={() => void form.setFieldTouched(fields.type)}>
          <MaskedField
            form={form}
            name={fields.number}
            mask={digitsUpTo(lengthOf(type))}
            label={texts.number}
            required={isRequired}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          />
        </Box>
        <FormField form={form} name={fields.country} select label={texts.country} required={isRequired}>
          {texts.countries.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </FormField>
      </Box>
    </Box>
  );
};
