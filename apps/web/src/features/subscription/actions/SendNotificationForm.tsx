import { routes } from '@/domain/routes';
import { operationPermissions } from '@backoffice/schema/permissions';
import type { NotificationAction } from '@/shared/apollo/schema-types.generated';
import { useCan } from '@/shared/auth';
import { useEmailForm, type UseDialogForm } from '@/shared/change';
import { notify, type NoticeLink } from '@/shared/feedback';
import { ChoiceField } from '@/shared/form';
import { dialogTexts as texts } from './subscription-actions.texts';
import type { NotificationOutcomeFragment, SubscriptionForActionFragment } from './SubscriptionChanges.generated';

interface Email {
  readonly action: NotificationAction;
  readonly to: string;
}

/** Kinds of e-mail, so far a single one. */
const kinds = [
  { id: 'DOWNLOAD_RECEIPTS', name: texts.downloadReceipts, detail: texts.downloadReceiptsDetail },
] as const;

/** Form that sends an e-mail about a subscription, to its payer by default (A79, A138). */
export const useSendNotificationForm: UseDialogForm<SubscriptionForActionFragment, Email> = ({ payer }, submit) => {
  const form = useEmailForm({ label: texts.addressee, initial: payer?.email }, ({ to }) => {
    submit({ action: 'DOWNLOAD_RECEIPTS', to });
  });
  return {
    ...form,
    fields: (
      <>
        <ChoiceField label={texts.whatToSend} value="DOWNLOAD_RECEIPTS" options={kinds} onChange={() => undefined} />
        {form.fields}
      </>
    ),
  };
};

/** Returns the notice of a sent e-mail. It links to the notification for people who may read it. */
export const useSentNotice = (done: string) => {
  const maySee = useCan(...operationPermissions['Query.notification']);
  return ({ notificationId }: NotificationOutcomeFragment, late: NoticeLink | undefined) => {
    const link =
      maySee && notificationId !== null
        ? { to: routes.notification.href(notificationId), label: texts.seeNotification }
        : late;
    notify.success(done, link);
  };
};
