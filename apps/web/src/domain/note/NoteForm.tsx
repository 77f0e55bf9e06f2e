import { noteForm } from '@backoffice/validators';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { useApolloClient } from '@/shared/apollo';
import type { RecordInput } from '@/shared/apollo/schema-types.generated';
import { ChangeFields, SubmitButton, useChangeForm, useLeaveQuestion, useOnce } from '@/shared/change';
import { notify } from '@/shared/feedback';
import { useForm } from '@/shared/form';
import { MentionField } from './MentionField';
import { noteTexts as texts } from './note.texts';
import { RecordMarksDocument } from './RecordMarks.generated';
import {
  AddNoteDocument,
  RecordNotesDocument,
  type AddNoteMutation,
  type NoteRowFragment,
} from './RecordNotes.generated';

interface NoteFormProps {
  readonly target: RecordInput;
  /** Note to correct; undefined for a new note. */
  readonly corrected: NoteRowFragment | undefined;
  readonly onClose: () => void;
}

/** Form that adds or corrects a note, inside the notes section of its record. */
export const NoteForm = ({ target, corrected, onClose }: NoteFormProps) => {
  const client = useApolloClient();
  const { pathname, search } = useLocation();
  const change = useOnce<{ readonly text: string }, NonNullable<AddNoteMutation['payload']>>({
    seenAt: `${pathname}${search}`,
    send: ({ text }, once) =>
      client.mutate({ mutation: AddNoteDocument, variables: { target, text, corrects: corrected?.id ?? null, once } }),
    onDone: ({ notes }, late) => {
      client.cache.updateQuery(
        { query: RecordNotesDocument, variables: { target } },
        (kept) => kept && { ...kept, notes },
      );
      void client.refetchQueries({ include: [RecordMarksDocument] });
      notify.success(texts.done(notes?.[0]?.mentioned ?? []), late);
      if (!late) onClose();
    },
  });
  const text = corrected?.text ?? '';
  const form = useForm({ shape: noteForm, initialValues: { text }, onSubmit: change.submit });
  const submit = {
    label: corrected ? texts.correction : texts.save,
    valid: form.isValid && form.values.text !== text,
    run: form.handleSubmit,
  };
  const { leave, question } = useLeaveQuestion(change.state.kind, form.values.text !== text, onClose);
  const { form: sent, submitRef } = useChangeForm(submit, change);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ChangeFields form={sent} change={change} problemTitle={texts.notDone}>
        <MentionField form={form} />
      </ChangeFields>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 1 }}>
        <Button color="inherit" disabled={change.state.kind === 'sending'} onClick={leave}>
          {texts.cancel}
        </Button>
        <SubmitButton ref={submitRef} formId={sent.id} submit={submit} change={change} />
      </Box>
      {question}
    </Box>
  );
};
