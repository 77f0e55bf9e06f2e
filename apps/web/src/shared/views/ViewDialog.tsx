import { visibleText } from '@backoffice/validators';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useFormik } from 'formik';
import { useId } from 'react';
import { useLeaveQuestion } from '@/shared/change';
import { AppDialog } from '@/shared/dialog';
import { FormField, useEditedFields } from '@/shared/form';
import { chosenPeriodLabel, readPeriod } from '@/shared/period';
import { texts as common } from '@/shared/texts';
import { nameProblem, type ViewChoice } from './view-rules';
import { viewsTexts as texts } from './views.texts';

interface ViewDialogProps {
  readonly title: string;
  readonly initial: ViewChoice;
  /** Names of the list's other views. */
  readonly taken: readonly string[];
  /** Search parameters to be saved; empty when the dialog renames. */
  readonly search?: string;
  readonly onSubmit: (choice: ViewChoice) => void;
  readonly onClose: () => void;
}

/** Returns the label of a fixed period, about which the dialog warns; undefined for a relative one. */
const fixedPeriodOf = (search: string): string | undefined => {
  const period = readPeriod(new URLSearchParams(search).get('period') ?? '');
  return period === undefined || typeof period === 'string' ? undefined : chosenPeriodLabel(period, new Date());
};

/** Asks for the name of a view, and whether its list opens with it. */
export const ViewDialog = ({ title, initial, taken, search = '', onSubmit, onClose }: ViewDialogProps) => {
  const formId = useId();
  const formik = useFormik<ViewChoice>({
    initialValues: initial,
    validate: ({ name }) => {
      const problem = nameProblem(name, taken);
      return problem === undefined ? {} : { name: problem };
    },
    onSubmit: ({ name, defaultView }) => {
      onSubmit({ name: visibleText(name), defaultView });
    },
  });
  const form = useEditedFields(formik);
  const { leave, question } = useLeaveQuestion('idle', form.dirty, onClose);
  const fixedPeriod = fixedPeriodOf(search);
  return (
    <AppDialog
      open
      title={title}
      onClose={leave}
      width={440}
      keepOnBackdrop
      actions={
        <>
          <Button color="inherit" onClick={leave}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} variant="contained">
            {texts.saveShort}
          </Button>
        </>
      }
    >
      <Box component="form" id={formId} noValidate onSubmit={form.handleSubmit}>
        <FormField form={form} name="name" label={texts.name} autoFocus autoComplete="off" />
        <FormControlLabel
          label={texts.defaultView}
          control={<Switch {...form.getFieldProps('defaultView')} checked={form.values.defaultView} />}
        />
        {fixedPeriod !== undefined && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {texts.fixedPeriod(fixedPeriod)}
          </Typography>
        )}
      </Box>
      {question}
    </AppDialog>
  );
};
