import AlternateEmail from '@mui/icons-material/AlternateEmailRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { recordLine } from '@/domain/activity/record-line';
import { useKnownRecords } from '@/domain/activity/use-known-records';
import { ExportDownload } from '@/domain/export/ExportDownload';
import { recordHref } from '@/domain/note/record-href';
import { ToneIcon } from '@/shared/feedback';
import { dateTime } from '@/shared/format';
import { DecisionRow } from './DecisionRow';
import type { Ended } from './ended-work';
import { ownNoticesTexts as texts } from './own-notices.texts';
import { OwnNoticeRow } from './OwnNoticeRow';
import type { Decision, OwnNotices } from './OwnNoticesWatch';

const Titled = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <>
      <Typography id={id} variant="subtitle2" component="h3" sx={{ px: 2, pt: 1, pb: 1 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}
      >
        {children}
      </Box>
    </>
  );
};

const placeOf = ({ type, recordId }: Pick<Decision, 'type' | 'recordId'>) => {
  const to = recordHref(type, recordId);
  return to === undefined ? undefined : { to, label: texts.see(type) };
};

/** Lists of the decisions: those about records on which the person acted, and those about records that the person only follows. */
const decisionKinds = [
  { title: texts.decisions, isOf: ({ isFollowed }: Decision) => !isFollowed },
  { title: texts.followed, isOf: ({ isFollowed }: Decision) => isFollowed },
] as const;

interface OwnNoticeListsProps extends OwnNotices {
  readonly ended: readonly Ended[];
  /** Identifiers of the notes that were read before. */
  readonly readMentions: readonly string[];
  /** Identifiers of the other notices that were read before. */
  readonly read: readonly string[];
  readonly onLeave: () => void;
}

/**
 * Notices of a week, the newest of each kind first. The kinds are notes that mention the person, decisions of others
 * on the person's records, what happened to followed records, and work that ended.
 */
export const OwnNoticeLists = ({ mentions, decisions, ended, readMentions, read, onLeave }: OwnNoticeListsProps) => {
  const known = useKnownRecords(
    [...mentions, ...decisions].map(({ type, recordId }) => ({ type, ids: [recordId], count: 1 })),
  );
  return (
    <>
      {mentions.length > 0 && (
        <Titled title={texts.mentions}>
          {mentions.map(({ note, ...record }) => (
            <OwnNoticeRow
              key={note.id}
              icon={
                <AlternateEmail
                  fontSize="small"
                  color={readMentions.includes(note.id) ? 'disabled' : 'primary'}
                  aria-hidden
                />
              }
              title={note.text}
              isRead={readMentions.includes(note.id)}
              lines={[recordLine(record, known.get(record.recordId))]}
              caption={`${note.name ?? note.username} · ${dateTime(note.time)}`}
              link={placeOf(record)}
              onLeave={onLeave}
            />
          ))}
        </Titled>
      )}
      {decisionKinds.map(({ title, isOf }) => {
        const some = decisions.filter(isOf);
        return (
          some.length > 0 && (
            <Titled key={title} title={title}>
              {some.map((decision) => (
                <DecisionRow
                  key={decision.id}
                  decision={decision}
                  record={recordLine(decision, known.get(decision.recordId))}
                  isRead={read.includes(decision.id)}
                  link={placeOf(decision)}
                  onLeave={onLeave}
                />
              ))}
            </Titled>
          )
        );
      })}
      {ended.length > 0 && (
        <Titled title={texts.ended}>
          {ended.map(({ id, title, detail, at, hasFailed, link, file }) => (
            <OwnNoticeRow
              key={id}
              icon={<ToneIcon tone={hasFailed ? 'error' : 'success'} />}
              title={title}
              isRead={read.includes(id)}
              lines={[detail]}
              caption={dateTime(at)}
              link={link}
              action={file && <ExportDownload row={file} hasText />}
              onLeave={onLeave}
            />
          ))}
        </Titled>
      )}
    </>
  );
};
