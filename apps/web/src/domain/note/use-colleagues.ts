import { mentionName, mentionsIn, mostColleagues } from '@backoffice/validators';
import { skipToken } from '@/shared/apollo';
import { useColleaguesQuery } from './Colleagues.generated';
import { colleaguesFor, type Colleague, type TypedMention } from './typed-mention';

/** Colleagues whom a note can mention. */
interface Colleagues {
  /** Colleagues whose mention or name goes on from the typed letters. Empty if these are the whole mention of the only one. */
  readonly matching: (typed: TypedMention | undefined) => readonly Colleague[];
  /** First mention of nobody. Undefined while the colleagues are unknown, or too many to know all. */
  readonly unknownIn: (text: string, typed: TypedMention | undefined) => string | undefined;
}

/** Hook with the colleagues. They are queried once the text has a mention. */
export const useColleagues = (text: string): Colleagues => {
  const { data } = useColleaguesQuery(/(?<!\S)@/.test(text) ? { fetchPolicy: 'no-cache' } : skipToken);
  const viewer = data?.viewer;
  const colleagues = viewer?.colleagues ?? [];
  const startingAs = (typed: TypedMention) => colleaguesFor(typed.typed, colleagues);
  return {
    matching: (typed) => {
      const found = typed ? startingAs(typed) : [];
      return found.length === 1 && found[0]?.mention === typed?.typed ? [] : found;
    },
    unknownIn: (typedText, typed) => {
      if (!viewer?.colleagues || colleagues.length >= mostColleagues) return undefined;
      const known = new Set([...colleagues.map(({ mention }) => mention), mentionName(viewer.username)]);
      // a name that is still being typed is not wrong yet
      const begun = typed && startingAs(typed).length > 0 ? typed.typed : undefined;
      return mentionsIn(typedText).find((name) => !known.has(name) && (begun === undefined || !name.startsWith(begun)));
    },
  };
};
