/** Writes what was typed the way that people read it. */
export type Mask = (typed: string) => string;

/** How the text of a field came to be what it is. */
export interface Edit {
  readonly previous: string;
  /** Where the caret stands in what was typed. */
  readonly caret: number;
  /** As browsers name it: `insertText`, `insertFromPaste`, `deleteContentForward` …; empty when they do not. */
  readonly inputType: string;
}

/** A mask that has to know what was a key and what a paste. */
export type EditMask = (typed: string, edit: Edit) => string;

/** Where the caret stands in what is shown. */
export type CaretPlace = (shown: string, typed: string, edit: Edit) => number;

/** Digits alone, as many as there is room for; what separates them goes. */
export const digitsUpTo =
  (length: number): Mask =>
  (typed) =>
    typed.replaceAll(/\D/g, '').slice(0, length);

/** Where the caret stands in `shown`: after as many digits as were typed before it. */
export const caretIn = (shown: string, typedBefore: string): number => {
  const digits = typedBefore.replaceAll(/\D/g, '').length;
  return new RegExp(`^(?:\\D*\\d){${digits}}`).exec(shown)?.[0].length ?? shown.length;
};
