import { NetworkStatus } from '@apollo/client';
import Forward from '@mui/icons-material/ForwardToInboxOutlined';
import { useParams } from 'react-router-dom';
import { createEntityActions } from '@/shared/actions';
import { queryState } from '@/shared/apollo';
import { DetailHeader, DetailPlaceholder } from '@/shared/detail';
import { texts as commonTexts } from '@/shared/texts';
import { routes } from '@/domain/routes';
import { actionText } from './notification-text';
import { NotificationBody } from './NotificationBody';
import { useNotificationDetailQuery, type NotificationPartsFragment } from './NotificationPage.generated';
import { NotificationStatusChip } from './notification.status';
import { notificationsTexts as texts } from './notification.texts';

const notificationActions = createEntityActions<'resend', NotificationPartsFragment>({
  parameter: 'notificacion',
  actions: { resend: { label: texts.resend, icon: <Forward /> } },
  nextOf: ({ status }) => (status === 'ERROR' ? ['resend'] : []),
  hiddenReasons: [],
  load: async () => (await import('./notification.dialogs')).NotificationDialog,
});

/** Link to the home page: notifications have no list of their own. */
const back = { to: routes.home.path, label: commonTexts.home };

const missing = { title: texts.notFound, detail: texts.notFoundDetail };

const NotificationScreen = ({ id }: { readonly id: string }) => {
  const result = useNotificationDetailQuery({ variables: { id } });
  const { offered, dialog } = notificationActions.usePageActions({ id });
  const notification = result.data?.entity;
  if (!notification)
    return (
      <DetailPlaceholder
        title={texts.title}
        back={back}
        query={queryState(result)}
        missing={missing}
        failed={texts.failed}
      />
    );
  const reloading = result.networkStatus === NetworkStatus.refetch;
  return (
    <>
      <DetailHeader
        title={texts.title}
        documentTitle={texts.titleTo(notification.destination, actionText(notification.action))}
        entity={{
          what: actionText(notification.action),
          who: notification.destination,
          status: <NotificationStatusChip of={notification} />,
        }}
        toolbar={{ label: texts.actions, actions: offered(notification) }}
        reloading={reloading}
      />
      <NotificationBody notification={notification} />
      {dialog}
    </>
  );
};

/** Page of a notification and its delivery: `/notificacion/{id}` (GAP-15). */
export const NotificationPage = () => {
  const { id = '' } = useParams();
  return <NotificationScreen key={id} id={id} />;
};
