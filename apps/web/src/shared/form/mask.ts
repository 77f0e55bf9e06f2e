/** Writes what was typed the way that people read it. */
export type Mask = (typed: string) => string;

/** Edit from which the text of a field came. */
export interface Edit {
  readonly previous: string;
  /** Place of the caret in the typed text. */
  readonly caret: number;
  /** As browsers name it: `insertText`, `insertFromPaste`, `deleteContentForward` …; empty when they do not. */
  readonly inputType: string;
}

/** A mask that has to know what was a key and what a paste. */
export type EditMask = (typed: string, edit: Edit) => string;

/** Place of the caret in the shown text. */
export type CaretPlace = (shown: string, typed: string, edit: Edit) => number;

/** Digits alone, as many as there is room for; what separates them goes. */
export const digitsUpTo =
  (length: number): Mask =>
  (typed) =>
    typed.replaceAll(/\D/g, '').slice(0, length);

/** Place of the caret in `shown`: after as many digits as were typed before it. */
export const caretIn = (shown: string, typedBefore: string): number => {
  const digits = typedBefore.replaceAll(/\D/g, '').length;
  return new RegExp(`^(?:\\D*\\d){${digits}}`).exec(shown)?.[0].length ?? shown.length;
};
