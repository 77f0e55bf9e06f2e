import { routes } from '@/domain/routes';
import { confirmation, entityAction, entityDialogs } from '@/shared/change';
import { actionText } from './notification-text';
import { summaryFields } from './NotificationBody';
import {
  NotificationDetailDocument,
  ResendNotificationDocument,
  type NotificationPartsFragment,
} from './NotificationPage.generated';
import { NotificationStatusChip } from './notification.status';
import { notificationsTexts as texts } from './notification.texts';

/** Dialogs of the actions on a notification (GAP-15, A182). */
export const NotificationDialog = entityDialogs({
  query: NotificationDetailDocument,
  texts,
  summaryOf: (entity) => ({
    title: actionText(entity.action),
    status: <NotificationStatusChip of={entity} />,
    lastUpdateDate: entity.attempts[0]?.date ?? entity.date,
    version: entity.version,
  }),
  addressOf: ({ id }) => routes.notification.href(id),
  fields: summaryFields,
  actionTexts: {
    resend: { label: texts.resend, title: texts.resendTitle, detail: texts.resendDetail, done: texts.resent },
  },
  actions: {
    resend: entityAction({
      mutation: ResendNotificationDocument,
      useForm: confirmation(({ destination }: NotificationPartsFragment) => destination),
    }),
  },
});
