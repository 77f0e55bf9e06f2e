import { mentionName, mentionsIn, mostColleagues } from '@backoffice/validators';
import { skipToken } from '@/shared/apollo';
import { useColleaguesQuery } from './Colleagues.generated';
import type { TypedMention } from './typed-mention';

/** Names that a note can mention. */
interface Colleagues {
  /** Names that go on from the typed letters. Empty if the only one is complete. */
  readonly namesFor: (mention: TypedMention | undefined) => readonly string[];
  /** First mentioned name that nobody has. Undefined while the names are unknown, or too many to know all. */
  readonly unknownIn: (text: string, mention: TypedMention | undefined) => string | undefined;
}

/** Hook with the names of colleagues. They are queried once the text has a mention. */
export const useColleagues = (text: string): Colleagues => {
  const { data } = useColleaguesQuery(/(?<!\S)@/.test(text) ? { fetchPolicy: 'no-cache' } : skipToken);
  const viewer = data?.viewer;
  const names = viewer?.colleagues ?? [];
  const startingAs = ({ typed }: TypedMention) => names.filter((name) => name.startsWith(typed));
  return {
    namesFor: (mention) => {
      const found = mention ? startingAs(mention) : [];
      return found.length === 1 && found[0] === mention?.typed ? [] : found;
    },
    unknownIn: (typedText, mention) => {
      if (!viewer?.colleagues || names.length >= mostColleagues) return undefined;
      const known = new Set([...names, mentionName(viewer.username)]);
      // a name that is still being typed is not wrong yet
      const begun = mention && startingAs(mention).length > 0 ? mention.typed : undefined;
      return mentionsIn(typedText).find((name) => !known.has(name) && (begun === undefined || !name.startsWith(begun)));
    },
  };
};
