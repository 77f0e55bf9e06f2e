import { withoutAccents } from '@/shared/format';
import type { ColleaguesQuery } from './Colleagues.generated';

/** Person whom a note can mention. */
export type Colleague = NonNullable<NonNullable<ColleaguesQuery['viewer']>['colleagues']>[number];

/** Mention that is being typed: `@` and the beginning of a name. */
export interface TypedMention {
  /** Place of the `@` in the text. */
  readonly start: number;
  /** Place after the word, which may go on after the caret. */
  readonly end: number;
  /** Letters from the `@` to the caret, in lower case. */
  readonly typed: string;
}

/** Returns the mention at the caret. Undefined elsewhere, and inside an e-mail address. */
export const mentionAt = (text: string, caret: number): TypedMention | undefined => {
  const [before] = /(?<!\S)@[\p{L}\p{N}._-]*$/u.exec(text.slice(0, caret)) ?? [];
  if (before === undefined) return undefined;
  const [after = ''] = /^[\p{L}\p{N}._-]*/u.exec(text.slice(caret)) ?? [];
  return { start: caret - before.length, end: caret + after.length, typed: before.slice(1).toLowerCase() };
};

/** Returns the text with a whole name and a blank in place of the typed mention, and the caret after them. */
export const withName = (text: string, { start, end }: TypedMention, name: string) => {
  const before = `${text.slice(0, start)}@${name} `;
  return { text: before + text.slice(end).replace(/^ /, ''), caret: before.length };
};

/**
 * Returns the colleagues whose mention, or a word of whose name, starts with the letters; accents do not matter. Those
 * found by their mention come first, so that Enter takes a mention that is already whole.
 */
export const colleaguesFor = <Found extends Pick<Colleague, 'mention' | 'name'>>(
  typed: string,
  colleagues: readonly Found[],
): readonly Found[] => {
  const letters = withoutAccents(typed);
  const isMentioned = ({ mention }: Found) => withoutAccents(mention).startsWith(letters);
  const isNamed = ({ name }: Found) =>
    withoutAccents(name ?? '')
      .split(' ')
      .some((word) => word.startsWith(letters));
  return [...colleagues.filter(isMentioned), ...colleagues.filter((one) => !isMentioned(one) && isNamed(one))];
};
