import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { FormField, type AlterableForm } from './FormField';
import { caretIn, type Mask } from './mask';

interface MaskedFieldProps extends Omit<ComponentProps<typeof FormField>, 'form'> {
  readonly form: AlterableForm;
  /** Applied at every key; the caret stays between the same digits. */
  readonly mask: Mask;
  /** Applied once more when the field is left. */
  readonly maskLeft?: Mask;
}

/** A field that writes its digits the way that people read them, while they are typed or pasted. */
export const MaskedField = ({ form, name, mask, maskLeft, ...field }: MaskedFieldProps) => {
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
      onChange={({ target: { value } }) => {
        const at = input.current?.selectionStart ?? value.length;
        const shown = mask(value);
        if (at < value.length) caret.current = caretIn(shown, value.slice(0, at));
        void form.setFieldValue(name, shown);
      }}
      onBlur={(event) => {
        form.handleBlur(event);
        if (maskLeft) void form.setFieldValue(name, maskLeft(event.target.value));
      }}
    />
  );
};
