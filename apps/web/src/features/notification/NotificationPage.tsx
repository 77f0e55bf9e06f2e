import { NetworkStatus } from '@apollo/client';
import Forward from '@mui/icons-material/ForwardToInboxOutlined';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ActionToolbar, offeredActions, useActionAddress } from '@/shared/actions';
import { queryState } from '@/shared/apollo';
import { DetailHeader, DetailPlaceholder } from '@/shared/detail';
import { actionText } from './notification-text';
import { NotificationBody } from './NotificationBody';
import { useNotificationDetailQuery } from './NotificationPage.generated';
import { NotificationStatusChip } from './NotificationStatusChip';
import { notificationsTexts as texts } from './notification.texts';

const ResendDialog = lazy(async () => ({ default: (await import('./ResendDialog')).ResendDialog }));

const displays = { resend: { label: texts.resend, icon: <Forward /> } } as const;
const atHand: ReadonlySet<string> = new Set();
const isDialog = (name: string): name is 'resend' => name === 'resend';
const missing = { title: texts.notFound, detail: texts.notFoundDetail };

const NotificationScreen = ({ id }: { readonly id: string }) => {
  const result = useNotificationDetailQuery({ variables: { id } });
  const { asked, open, close } = useActionAddress({ isDialog, parameter: 'notificacion', id });
  const notification = result.data?.notification;
  if (!notification)
    return <DetailPlaceholder title={texts.title} query={queryState(result)} missing={missing} failed={texts.failed} />;
  const actions = offeredActions(notification.availableActions, {
    looks: displays,
    run: (action) => {
      open({ action, id });
    },
  });
  const reloading = result.networkStatus === NetworkStatus.refetch;
  return (
    <>
      <DetailHeader
        title={texts.title}
        reminder={{ what: actionText(notification.action), status: <NotificationStatusChip of={notification} /> }}
        toolbar={<ActionToolbar label={texts.actions} actions={actions} looks={atHand} reloading={reloading} />}
        reloading={reloading}
      />
      <NotificationBody notification={notification} />
      <Suspense>{asked && <ResendDialog id={id} onClose={close} />}</Suspense>
    </>
  );
};

/** The detail of a notification and of its delivery: `/notificacion/{id}` (GAP-15). */
export const NotificationPage = () => {
  const { id = '' } = useParams();
  return <NotificationScreen key={id} id={id} />;
};
