import Box from '@mui/material/Box';
import { useId, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { LinesField, type Form } from '@/shared/form';
import { VisuallyHidden } from '@/shared/theme';
import { MentionList } from './MentionList';
import { noteTexts as texts } from './note.texts';
import { mentionAt, withName, type Colleague, type TypedMention } from './typed-mention';
import { useColleagues } from './use-colleagues';

interface MentionFieldProps {
  readonly form: Form<{ readonly text: string }>;
}

/** Mention at the caret of the field. */
interface Typing extends TypedMention {
  readonly field: HTMLTextAreaElement;
}

/** Maximum number of colleagues in the list. */
const MOST_SHOWN = 6;

/** Field of a note. After `@` it offers colleagues, and tells of a name that nobody has. */
export const MentionField = ({ form }: MentionFieldProps) => {
  const listId = useId();
  const [typing, setTyping] = useState<Typing>();
  const [highlight, setHighlight] = useState({ typed: '', place: 0 });
  /** Place of the mention whose list was closed by Escape. */
  const [closedAt, setClosedAt] = useState<number>();
  const { text } = form.values;
  const colleagues = useColleagues(text);
  const unknown = colleagues.unknownIn(text, typing);
  const matches = typing?.start === closedAt ? [] : colleagues.matching(typing);
  const offered = matches.slice(0, MOST_SHOWN);
  const isOpen = offered.length > 0;
  const active = highlight.typed === typing?.typed ? highlight.place : 0;

  const look = ({ currentTarget: field }: SyntheticEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd, value } = field;
    const mention = selectionStart === selectionEnd ? mentionAt(value, selectionStart) : undefined;
    setTyping(mention && { ...mention, field });
    if (mention?.start !== closedAt) setClosedAt(undefined);
  };
  const take = (colleague: Colleague | undefined) => {
    if (typing === undefined || colleague === undefined) return;
    const { field } = typing;
    const taken = withName(field.value, typing, colleague.mention);
    flushSync(() => {
      void form.setFieldValue('text', taken.text);
      setTyping(undefined);
    });
    field.setSelectionRange(taken.caret, taken.caret);
  };
  const step = (by: number) =>
    setHighlight({ typed: typing?.typed ?? '', place: (active + by + offered.length) % offered.length });
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => take(offered[active]),
    Tab: () => take(offered[active]),
    Escape: () => setClosedAt(typing?.start),
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event;
    const act = keys[key];
    if (!isOpen || !act || shiftKey || altKey || ctrlKey || metaKey || nativeEvent.isComposing) return;
    // Escape would close the panel or dialog around the form, too
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <>
      <LinesField
        form={form}
        name="text"
        label={texts.text}
        helperText={
          // both in one cell, so that the buttons below do not move
          <Box component="span" sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
            <Box component="span" aria-live="polite" sx={{ color: 'text.primary' }}>
              {unknown !== undefined && texts.nobody(unknown)}
            </Box>
            <Box component="span" sx={{ visibility: unknown === undefined ? 'visible' : 'hidden' }}>
              {texts.hint}
            </Box>
          </Box>
        }
        autoFocus
        onKeyDown={handleKeyDown}
        area={{
          onInput: look,
          onSelect: look,
          onBlur: () => setTyping(undefined),
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          // a text area is no combobox while it offers nothing
          ...(isOpen && {
            role: 'combobox',
            'aria-expanded': true,
            'aria-controls': listId,
            'aria-activedescendant': `${listId}-${active}`,
          }),
        }}
      />
      <VisuallyHidden>
        <span role="status">{isOpen && texts.offered(matches.length)}</span>
      </VisuallyHidden>
      {typing && isOpen && (
        <MentionList
          id={listId}
          field={typing.field}
          colleagues={offered}
          hasMore={matches.length > offered.length}
          active={active}
          onTake={take}
        />
      )}
    </>
  );
};
