import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment, useState } from 'react';
import { useApolloClient } from '@/shared/apollo';
import type { RecordInput } from '@/shared/apollo/schema-types.generated';
import { useViewer } from '@/shared/auth';
import { Line, LineList, Nothing, QuerySection, Section, ShowMore, useShowMore } from '@/shared/detail';
import { dateTime } from '@/shared/format';
import { useSettings } from '@/shared/settings';
import { FollowButton } from './FollowButton';
import { NoteForm } from './NoteForm';
import { noteTexts as texts } from './note.texts';
import { RecordNotesDocument, useRecordNotesQuery, type NoteRowFragment } from './RecordNotes.generated';

/** Text of a note as it was typed. Mentioned names are bold, and a corrected note is struck through. */
const NoteText = ({ note: { text, mentioned, correctedBy } }: { readonly note: NoteRowFragment }) => (
  <Box
    component={correctedBy === null ? 'span' : 's'}
    sx={{ whiteSpace: 'pre-wrap', ...(correctedBy !== null && { color: 'text.secondary' }) }}
  >
    {text.split(/(?<!\S)(?=@)|(?<=@\S+)(?=\s)/).map((part, place) => (
      <Fragment key={`${place} ${part}`}>
        {mentioned.some((name) => part.toLowerCase().startsWith(`@${name}`)) ? <strong>{part}</strong> : part}
      </Fragment>
    ))}
  </Box>
);

interface NoteLinesProps {
  readonly notes: readonly NoteRowFragment[];
  /** Opens the form that corrects a note. Undefined while a form is open. */
  readonly onCorrect: ((note: NoteRowFragment) => void) | undefined;
}

const NoteLines = ({ notes, onCorrect }: NoteLinesProps) => {
  const { username } = useViewer();
  const { rows, more } = useShowMore(notes);
  return (
    <>
      <LineList>
        {rows.map((note) => (
          <Line
            key={note.id}
            title={<NoteText note={note} />}
            detail={[
              note.name ?? note.username,
              dateTime(note.time),
              ...(note.corrects === null ? [] : [texts.isCorrection]),
              ...(note.correctedBy === null ? [] : [texts.correctedLater]),
            ].join(' · ')}
            trailing={
              onCorrect &&
              note.username === username &&
              note.correctedBy === null && (
                <Button
                  size="small"
                  color="inherit"
                  aria-label={texts.correctOf(dateTime(note.time))}
                  onClick={() => onCorrect(note)}
                >
                  {texts.correct}
                </Button>
              )
            }
          />
        ))}
      </LineList>
      <ShowMore label={texts.title} onMore={more} />
    </>
  );
};

/** State of the form: a new note, the correction of a note, or closed (undefined). */
type Writing = { readonly corrected: NoteRowFragment | undefined } | undefined;

const KeptNotes = ({ target }: { readonly target: RecordInput }) => {
  const query = useRecordNotesQuery({ variables: { target }, fetchPolicy: 'cache-and-network' });
  const [writing, setWriting] = useState<Writing>();
  const { notes, isFollowed } = query.data ?? {};
  const { cache } = useApolloClient();
  const showFollowed = (now: boolean) =>
    cache.updateQuery(
      { query: RecordNotesDocument, variables: { target } },
      (kept) => kept && { ...kept, isFollowed: now },
    );
  return (
    <Section
      title={texts.title}
      aside={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', mr: -1.25 }}>
          {isFollowed != null && <FollowButton target={target} isFollowed={isFollowed} onChange={showFollowed} />}
          {/* it keeps its room: the button beside it must not move under the pointer */}
          <Button
            size="small"
            onClick={() => setWriting({ corrected: undefined })}
            sx={{ visibility: writing ? 'hidden' : 'visible' }}
          >
            {texts.add}
          </Button>
        </Box>
      }
    >
      {(writing ?? notes?.length !== 0) && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {writing && (
            <NoteForm
              key={writing.corrected?.id}
              target={target}
              corrected={writing.corrected}
              onClose={() => setWriting(undefined)}
            />
          )}
          <QuerySection query={query} data={notes} texts={{ failed: texts.failed, unknown: texts.none }}>
            {(found) =>
              found.length === 0 ? (
                <Nothing>{texts.none}</Nothing>
              ) : (
                <NoteLines notes={found} onCorrect={writing ? undefined : (corrected) => setWriting({ corrected })} />
              )
            }
          </QuerySection>
        </Box>
      )}
    </Section>
  );
};

interface NotesSectionProps {
  /** Type of the record, as in the schema. */
  readonly of: 'Payment' | 'PaymentSubscription' | 'Payer' | 'Withdrawal' | 'Withdraw' | 'Distribution' | 'Import';
  readonly id: string;
}

/**
 * Section with the notes on a record, and the form that adds or corrects a note. Renders nothing in an installation
 * that stores no activity.
 */
export const NotesSection = ({ of: type, id }: NotesSectionProps) =>
  useSettings().activity && <KeptNotes key={`${type} ${id}`} target={{ type, id }} />;
