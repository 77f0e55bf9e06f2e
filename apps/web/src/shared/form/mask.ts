/** Formats typed text for people. */
export type Mask = (typed: string) => string;

/** Edit that produced the text of a field. */
export interface Edit {
  /** Text of the field before the edit. */
  readonly previous: string;
  /** Caret position after the edit, in the text that is not formatted yet. */
  readonly caret: number;
  /**
   * Input type of the browser: `insertText`, `insertFromPaste`, `deleteContentForward` …; empty when the browser sends
   * none.
   */
  readonly inputType: string;
}

/** Mask that also receives the edit, so that it can format a paste differently from typed characters. */
export type EditMask = (typed: string, edit: Edit) => string;

/** Returns the caret position in the formatted text. */
export type CaretPlace = (shown: string, typed: string, edit: Edit) => number;

/** Creates a mask that keeps only digits, up to a maximum number. */
export const digitsUpTo =
  (length: number): Mask =>
  (typed) =>
    typed.replaceAll(/\D/g, '').slice(0, length);

/** Returns the caret position in `shown`: after as many digits as were typed before the caret. */
export const caretIn = (shown: string, typedBefore: string): number => {
  const digits = typedBefore.replaceAll(/\D/g, '').length;
  return new RegExp(`^(?:\\D*\\d){${digits}}`).exec(shown)?.[0].length ?? shown.length;
};
