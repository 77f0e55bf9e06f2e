import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { FormField, type AlterableForm } from './FormField';
import { caretIn, type CaretPlace, type Edit, type EditMask, type Mask } from './mask';

interface MaskedFieldProps extends Omit<ComponentProps<typeof FormField>, 'form'> {
  readonly form: AlterableForm;
  /** Formats the text at each input. */
  readonly mask: EditMask;
  /** Formats the text again on blur. */
  readonly maskOnBlur?: Mask;
  /** Place of the caret after an edit inside the text; by default, it stays between the same digits. */
  readonly caretPlace?: CaretPlace;
}

const afterSameDigits: CaretPlace = (shown, typed, { caret }) => caretIn(shown, typed.slice(0, caret));

/** Field that formats its digits while they are typed or pasted. */
export const MaskedField = (props: MaskedFieldProps) => {
  const { form, name, mask, maskOnBlur, caretPlace = afterSameDigits, ...field } = props;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | undefined>(undefined);
  useLayoutEffect(function putCaretBack() {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  return (
    <FormField
      {...field}
      form={form}
      name={name}
      inputRef={input}
      onChange={({ target: { value }, nativeEvent }) => {
        const edit: Edit = {
          previous: form.getFieldProps(name).value,
          caret: input.current?.selectionStart ?? value.length,
          inputType: nativeEvent instanceof InputEvent ? nativeEvent.inputType : '',
        };
        const shown = mask(value, edit);
        if (edit.caret < value.length) caret.current = caretPlace(shown, value, edit);
        void form.setFieldValue(name, shown);
      }}
      onBlur={(event) => {
        form.handleBlur(event);
        const shown = maskOnBlur?.(event.target.value) ?? event.target.value;
        if (shown !== event.target.value) void form.setFieldValue(name, shown);
      }}
    />
  );
};
