import Typography from '@mui/material/Typography';
import { queryState } from '@/shared/apollo';
import { ActionDialog, AskedAction, CurrentEntity, EntityLine, useChange } from '@/shared/change';
import { notify } from '@/shared/feedback';
import { actionText } from './notification-text';
import {
  useNotificationDetailQuery,
  useResendNotificationMutation,
  type NotificationPartsFragment,
  type ResendNotificationMutation,
} from './NotificationPage.generated';
import { NotificationStatusChip } from './NotificationStatusChip';
import { notificationsTexts as texts } from './notification.texts';

const ACTION = 'resend';

const words = { title: texts.resendTitle, detail: texts.resendDetail, submit: texts.resend };

type Payload = ResendNotificationMutation['payload'];

interface ConfirmResendProps {
  readonly notification: NotificationPartsFragment;
  readonly onClose: () => void;
  readonly onCurrent: (notification: NotificationPartsFragment) => void;
}

const CurrentNotification = ({ notification }: { readonly notification: NotificationPartsFragment }) => (
  <CurrentEntity
    status={<NotificationStatusChip of={notification} />}
    version={notification.version}
    lastUpdateDate={notification.attempts[0]?.date ?? notification.date}
  />
);

const ConfirmResend = ({ notification, onClose, onCurrent }: ConfirmResendProps) => {
  const { id, version, action, destination } = notification;
  const [send] = useResendNotificationMutation();
  const change = useChange<object, Payload>({
    version,
    send: (args) => send({ variables: { ...args, id } }),
    onDone: () => {
      notify.success(texts.resent);
      onClose();
    },
  });
  return (
    <ActionDialog<object, Payload, NotificationPartsFragment>
      action={ACTION}
      words={words}
      change={change}
      about={{
        line: <EntityLine id={id} title={actionText(action)} status={<NotificationStatusChip of={notification} />} />,
        entityOf: (payload) => payload.notification,
        show: (current) => <CurrentNotification notification={current} />,
      }}
      valid
      onSubmit={() => {
        change.submit({});
      }}
      onClose={onClose}
      onCurrent={onCurrent}
    >
      <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{destination}</Typography>
    </ActionDialog>
  );
};

interface ResendDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Sends a notification again, once the person has confirmed where to (GAP-15, A182). */
export const ResendDialog = ({ id, onClose }: ResendDialogProps) => {
  const result = useNotificationDetailQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  return (
    <AskedAction
      action={ACTION}
      title={texts.resendTitle}
      asked={{ entity: result.data?.notification, ...queryState(result) }}
      texts={texts}
      onClose={onClose}
    >
      {(notification, onCurrent) => (
        <ConfirmResend notification={notification} onClose={onClose} onCurrent={onCurrent} />
      )}
    </AskedAction>
  );
};
