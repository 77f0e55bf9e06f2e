import { commandKey } from './command-key';

/** True after the keys of the quick search were pressed before the frame of the application was drawn. */
let asked = false;

/** Text typed since then. */
let typed = '';

/** Returns true for the keys of the quick search: Control or Command, and K. */
export const isQuickSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => {
  const isApple = commandKey().name === 'Meta';
  return key.toLowerCase() === 'k' && metaKey === isApple && ctrlKey === !isApple && !altKey && !shiftKey;
};

const record = (event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (isQuickSearchKey(event)) asked = true;
  else if (!asked || ctrlKey || metaKey || altKey || document.activeElement !== document.body) return;
  else if (key.length === 1) typed += key;
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Records the keys of the quick search, and text typed after them, until the frame of the application takes them. */
export const recordEarlySearch = (): void => {
  window.addEventListener('keydown', record, { capture: true });
};

/** Returns true if the quick search was asked for before the frame was drawn. */
export const isSearchAsked = (): boolean => asked;

/** Stops the recording, and returns the text that was typed. */
export const takeEarlyText = (): string => {
  window.removeEventListener('keydown', record, { capture: true });
  const text = typed;
  [asked, typed] = [false, ''];
  return text;
};
