import TextField from '@mui/material/TextField';
import { useContext, useState, type ReactNode } from 'react';
import { HelperLine } from '@/shared/feedback';
import { FormLock, useProblem, type AlterableForm } from '@/shared/form';
import { SearchPicker, type Found } from '@/shared/picker';
import { binFormTexts as texts } from '../bin.texts';

/** Option to choose from. */
export interface Option {
  readonly id: string;
  readonly description: string;
}

interface ChoicePickerProps {
  readonly form: AlterableForm;
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  /** Option that is chosen when the form opens. */
  readonly initial: Option | null;
  /**
   * Hook that finds options.
   * @param search typed text; undefined while the list is closed
   */
  readonly useOptions: (search: string | undefined) => Found<Option>;
  readonly renderOption?: (option: Option) => ReactNode;
}

const described = ({ description }: Option): string => description;

const isDescription = ({ description }: Option, text: string): boolean =>
  description.toLocaleLowerCase('es') === text.toLocaleLowerCase('es');

/** Field that chooses one of many options. Typing filters them. */
export const ChoicePicker = (props: ChoicePickerProps) => {
  const { form, name, label, required = false, initial, useOptions, renderOption = described } = props;
  const locked = useContext(FormLock);
  const [chosen, setChosen] = useState(initial);
  const { value } = form.getFieldMeta(name);
  const { error, problem } = useProblem(form, name);
  return (
    <SearchPicker
      disabled={locked}
      // after a conflict, `initial` may be the option that another person chose
      value={[chosen, initial].find((option) => option?.id === value) ?? null}
      labelOf={described}
      isExact={isDescription}
      useFound={useOptions}
      onChange={(option) => {
        setChosen(option);
        void form.setFieldValue(name, option?.id ?? '');
      }}
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          {renderOption(option)}
        </li>
      )}
      openText={texts.searchHint}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          name={name}
          required={required}
          error={problem !== undefined}
          helperText={<HelperLine next={error} problem={problem} />}
          onBlur={form.handleBlur}
        />
      )}
    />
  );
};
