import Search from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { check, searchText } from '@backoffice/validators';
import { useFormik } from 'formik';

interface SearchBoxProps {
  readonly label: string;
  readonly hint: string;
  readonly submitLabel: string;
  /** What is being searched. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** One box and its button; Enter searches. */
export const SearchBox = ({ label, hint, submitLabel, text, onSearch }: SearchBoxProps) => {
  const form = useFormik({
    initialValues: { text },
    enableReinitialize: true,
    validate: (values) => {
      const result = check(searchText, values.text);
      return result.ok ? {} : { text: result.message };
    },
    onSubmit: (values) => {
      onSearch(values.text.trim());
    },
  });
  const problem = form.errors.text;
  return (
    <Box
      component="form"
      role="search"
      noValidate
      onSubmit={form.handleSubmit}
      sx={{ display: 'flex', gap: 1.5, alignItems: 'start', maxWidth: 640 }}
    >
      <TextField
        fullWidth
        label={label}
        helperText={problem ?? hint}
        error={problem !== undefined}
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
      <Button type="submit" variant="contained" sx={{ mt: '22px', minHeight: 38, px: 3 }}>
        {submitLabel}
      </Button>
    </Box>
  );
};
