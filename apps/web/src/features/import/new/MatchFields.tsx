import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useContext, useId } from 'react';
import { FormLock } from '@/shared/form';
import { HelpMark } from '@/shared/help';
import { newImportTexts as texts } from './new-import.texts';
import type { ImportForm } from './use-import-form';

const options = ['matchPayer', 'matchConcept', 'matchIdentification'] as const;

/** Checkboxes for what the rows of an import must match: payer, concept or identification (B31, B217, B218). */
export const MatchFields = ({ form: { matches, isForced, setMatch } }: { readonly form: ImportForm }) => {
  const locked = useContext(FormLock);
  const labelId = useId();
  return (
    <FormControl disabled={locked || isForced}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <FormLabel id={labelId} sx={{ fontSize: '0.8125rem' }}>
          {texts.match}
        </FormLabel>
        <HelpMark of={texts.match} />
      </Box>
      <FormGroup row role="group" aria-labelledby={labelId} sx={{ columnGap: 2 }}>
        {options.map((name) => (
          <FormControlLabel
            key={name}
            label={texts[name]}
            control={<Checkbox checked={matches[name]} onChange={(_event, isOn) => setMatch(name, isOn)} />}
          />
        ))}
      </FormGroup>
      <FormHelperText sx={{ mx: 0 }}>{isForced ? texts.matchForced : texts.matchHint}</FormHelperText>
    </FormControl>
  );
};
