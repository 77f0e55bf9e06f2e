import type { QueueType } from '@backoffice/schema/queues';
import { useState, type ReactNode } from 'react';
import { RecordMarksDocument } from '@/domain/note/RecordMarks.generated';
import { useApolloClient } from '@/shared/apollo';
import { outcomeOf, refusalOf, type ChangeAnswer } from '@/shared/change';
import { ConfirmDialog } from '@/shared/dialog';
import { notify } from '@/shared/feedback';
import { takeTexts as texts } from './take.texts';
import { takenText, type Taken } from './taken-text';
import { ReleaseRecordDocument, TakeRecordDocument, type TakeRecordMutation } from './Takes.generated';

type Payload = NonNullable<TakeRecordMutation['payload']>;

/** Record that another person has taken, while a dialog asks whether to take it over. */
interface Asked {
  readonly id: string;
  readonly taken: Taken;
}

/** Functions that take and release records of a queue. */
interface Takes {
  /** Takes a record. A dialog asks first when another person has taken it. */
  readonly take: (id: string, taken: Taken | null | undefined) => void;
  readonly release: (id: string) => void;
  /** Open confirmation dialog, which the caller renders. */
  readonly question: ReactNode;
}

/** Hook that takes and releases records of one type. */
export const useTakes = (type: QueueType): Takes => {
  const client = useApolloClient();
  const [asked, ask] = useState<Asked>();

  const showOutcome = async (id: string, done: string, sent: Promise<ChangeAnswer<Payload>>) => {
    const outcome = outcomeOf<Payload>(await sent.catch((error: unknown) => ({ error })), false);
    if (outcome.kind === 'done') notify.short(done, 'success');
    else if (outcome.kind === 'refused') {
      const taken = outcome.payload.mark?.taken;
      if (outcome.refusal.extendedCode === 'taken' && taken) ask({ id, taken });
      else notify.error(refusalOf(outcome));
    } else if (outcome.kind !== 'rejected') notify.error(outcome.failure);
    await client.refetchQueries({ include: [RecordMarksDocument] });
  };
  const variablesOf = (id: string) => ({ target: { type, id }, once: { idempotencyKey: crypto.randomUUID() } });
  const send = (id: string, from: string | null) =>
    void showOutcome(
      id,
      texts.taken,
      client.mutate({ mutation: TakeRecordDocument, variables: { ...variablesOf(id), from } }),
    );

  return {
    take: (id, taken) => {
      if (taken && !taken.isOwn) ask({ id, taken });
      else send(id, null);
    },
    release: (id) =>
      void showOutcome(
        id,
        texts.released,
        client.mutate({ mutation: ReleaseRecordDocument, variables: variablesOf(id) }),
      ),
    question: asked && (
      <ConfirmDialog
        title={texts.overTitle}
        detail={texts.over(takenText(asked.taken))}
        confirmLabel={texts.overSubmit}
        danger={false}
        onConfirm={() => {
          ask(undefined);
          send(asked.id, asked.taken.username);
        }}
        onClose={() => ask(undefined)}
      />
    ),
  };
};
