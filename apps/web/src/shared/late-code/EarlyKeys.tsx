import { useEffect } from 'react';

/** Text typed for a requested dialog whose first field is not rendered yet. */
let typed = '';

/** Number of mounted `EarlyKeys`: dialogs, or parts of them, that are still loading. */
let expected = 0;

/** Element that had the focus when the first `EarlyKeys` was mounted. */
let focused: Element | null = null;

const isTextField = (element: EventTarget | null): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && !element.readOnly;

const take = (event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey) return;
  // a person who moved to another field since then is typing there
  if (isTextField(target) && target !== focused && !target.closest('[role="dialog"]')) return;
  if (key.length === 1) typed += key;
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Types a text into a field, replacing its selection. */
const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  const { value, selectionStart, selectionEnd } = field;
  const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  // the prototype's setter bypasses React's own setter on the element, so that React sees the event as a change
  Reflect.set(Object.getPrototypeOf(field), 'value', value.slice(0, from) + text + value.slice(to), field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
};

/** Types the collected text into the focused field of the dialog. Without such a field the text is dropped. */
const give = (): void => {
  if (expected > 0) return;
  window.removeEventListener('keydown', take, { capture: true });
  const [text, field] = [typed, document.activeElement];
  typed = '';
  if (text !== '' && isTextField(field) && field.closest('[role="dialog"]')) type(field, text);
};

/** Types a text that a person typed before the dialog was rendered, once the dialog has loaded and has the focus. */
export const typeWhenReady = (text: string): void => {
  typed += text;
  queueMicrotask(give);
};

/**
 * Placeholder of a dialog whose code or entity is still loading. It collects typed characters for the field that the
 * dialog will focus, so that they trigger no shortcut.
 */
export const EarlyKeys = () => {
  useEffect(function takeKeys() {
    if (expected === 0) focused = document.activeElement;
    expected += 1;
    window.addEventListener('keydown', take, { capture: true });
    return () => {
      expected -= 1;
      // deferred, because the next part of the dialog may be loading too
      queueMicrotask(give);
    };
  }, []);
  return null;
};
