import Gavel from '@mui/icons-material/GavelOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import type { ComponentProps } from 'react';
import { actionName, changeSentence } from '@/domain/activity/activity-words';
import { dateTime } from '@/shared/format';
import { ownNoticesTexts as texts } from './own-notices.texts';
import { OwnNoticeRow } from './OwnNoticeRow';
import type { Decision } from './OwnNoticesWatch';

/** Mutation that leaves a note. The reason of its event is the text of the note. */
const NOTE = 'addNote';

interface DecisionRowProps extends Pick<ComponentProps<typeof OwnNoticeRow>, 'isRead' | 'link' | 'onLeave'> {
  readonly decision: Decision;
  /** Names the record, with its amount. */
  readonly record: string;
}

/** Row of a change that another person made, or of a note on a record that the person follows. */
export const DecisionRow = ({ decision, record, ...row }: DecisionRowProps) => {
  const { action, isFollowed, name, reason, time, username } = decision;
  const Icon = isFollowed ? Visibility : Gavel;
  const isNote = action === NOTE;
  return (
    <OwnNoticeRow
      {...row}
      icon={<Icon fontSize="small" color={row.isRead ? 'disabled' : 'primary'} aria-hidden />}
      title={(isNote ? reason : changeSentence(decision)) ?? actionName(decision)}
      lines={reason === null || isNote ? [record] : [record, texts.reason(reason)]}
      caption={`${actionName(decision)} · ${name ?? username} · ${dateTime(time)}`}
    />
  );
};
