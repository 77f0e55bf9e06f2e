import { typeNames } from '@backoffice/schema/activity-names';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useApolloClient } from '@/shared/apollo';
import type { RecordInput } from '@/shared/apollo/schema-types.generated';
import { outcomeOf, refusalOf } from '@/shared/change';
import { notify } from '@/shared/feedback';
import { noteTexts as texts } from './note.texts';
import { FollowRecordDocument, UnfollowRecordDocument, type FollowAnswerFragment } from './RecordNotes.generated';

interface FollowButtonProps {
  readonly target: RecordInput;
  readonly isFollowed: boolean;
  /** Name of the record in the accessible name of the button. Undefined where the page has one such button. */
  readonly record?: string;
  /** Called after the record is followed, or no longer followed. */
  readonly onChange: (isFollowed: boolean) => void;
}

/** Toggle button that follows a record: the Avisos then tell what others do with it. */
export const FollowButton = ({ target, isFollowed, record, onChange }: FollowButtonProps) => {
  const client = useApolloClient();
  const [sending, setSending] = useState(false);
  const toggle = async () => {
    setSending(true);
    const mutation = isFollowed ? UnfollowRecordDocument : FollowRecordDocument;
    const sent = client.mutate({ mutation, variables: { target } });
    const outcome = outcomeOf<FollowAnswerFragment>(await sent.catch((error: unknown) => ({ error })), false);
    setSending(false);
    if (outcome.kind === 'done') {
      const { dropped, isFollowed: now } = outcome.payload;
      onChange(now ?? isFollowed);
      if (dropped) notify.success(texts.dropped(typeNames[dropped.type] ?? dropped.type, dropped.recordId));
    } else if (outcome.kind === 'refused') notify.error(refusalOf(outcome));
    else if (outcome.kind !== 'rejected') notify.error(outcome.failure);
  };
  const label = isFollowed ? texts.followed : texts.follow;
  return (
    <Tooltip title={texts.followHelp} describeChild placement="top">
      <Button
        size="small"
        color="inherit"
        aria-label={record === undefined ? undefined : `${label}: ${record}`}
        aria-pressed={isFollowed}
        aria-disabled={sending}
        onClick={() => {
          if (!sending) void toggle();
        }}
        sx={{ color: isFollowed ? 'primary.main' : 'text.secondary' }}
      >
        {label}
      </Button>
    </Tooltip>
  );
};
