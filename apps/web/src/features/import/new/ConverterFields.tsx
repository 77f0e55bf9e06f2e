import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useContext } from 'react';
import { errorOf } from '@/shared/apollo';
import { FormLock } from '@/shared/form';
import { newImportTexts as texts } from './new-import.texts';
import { useConverterConfigurationsQuery } from './NewImport.generated';
import type { ImportForm } from './use-import-form';

const OriginField = ({ form: { origin, setOrigin, originProblem } }: { readonly form: ImportForm }) => {
  const locked = useContext(FormLock);
  const query = useConverterConfigurationsQuery();
  const failure = errorOf(query);
  const configurations = query.data?.converterConfigurations ?? [];
  return (
    <TextField
      select
      required
      label={texts.origin}
      value={origin.id}
      disabled={locked || query.loading}
      error={failure !== undefined}
      helperText={failure ? `${texts.originsFailed}: ${failure.message}` : originProblem}
      onChange={({ target }) => {
        const chosen = configurations.find(({ id }) => id === target.value);
        if (chosen) setOrigin(chosen);
      }}
    >
      {configurations.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** Switch of the conversion; while it is on, the field of its configuration and the switch of a test (B31, B219). */
export const ConverterFields = ({ form }: { readonly form: ImportForm }) => {
  const locked = useContext(FormLock);
  return (
    <>
      <FormControlLabel
        label={texts.converter}
        disabled={locked}
        control={<Switch checked={form.converting} onChange={(_event, isOn) => form.setConverting(isOn)} />}
      />
      {form.converting && (
        <>
          <OriginField form={form} />
          <FormControlLabel
            label={texts.dryRun}
            disabled={locked}
            control={<Switch checked={form.isDryRun} onChange={(_event, isOn) => form.setDryRun(isOn)} />}
          />
        </>
      )}
    </>
  );
};
