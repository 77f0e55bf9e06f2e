import { useEffect } from 'react';

/** Text that was typed for a dialog that was requested, and whose first field is not there yet. */
let typed = '';

/** Number of such dialogs, or of their parts, on the screen. */
let expected = 0;

/** Element that had the focus when the first of them was requested. */
let focused: Element | null = null;

const isTextField = (element: EventTarget | null): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && !element.readOnly;

const take = (event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey) return;
  // who went to a field since then writes there
  if (isTextField(target) && target !== focused && !target.closest('[role="dialog"]')) return;
  if (key.length === 1) typed += key;
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Types a text into a field, over what is selected there. */
const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  const { value, selectionStart, selectionEnd } = field;
  const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  // the setter of the class: that of the element is how React notices that something else has written there
  Reflect.set(Object.getPrototypeOf(field), 'value', value.slice(0, from) + text + value.slice(to), field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
};

/** Gives what was typed to the field that has the focus by then; a dialog that begins with something else takes no text. */
const give = (): void => {
  if (expected > 0) return;
  window.removeEventListener('keydown', take, { capture: true });
  const [text, field] = [typed, document.activeElement];
  typed = '';
  if (text !== '' && isTextField(field) && field.closest('[role="dialog"]')) type(field, text);
};

/** In place of a dialog whose code or entity is on its way: takes the keys, so that none is lost or does anything else. */
export const EarlyKeys = () => {
  useEffect(function takeKeys() {
    if (expected === 0) focused = document.activeElement;
    expected += 1;
    window.addEventListener('keydown', take, { capture: true });
    return () => {
      expected -= 1;
      // the next part may be on its way, too
      queueMicrotask(give);
    };
  }, []);
  return null;
};
