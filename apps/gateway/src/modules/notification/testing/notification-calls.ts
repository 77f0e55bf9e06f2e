import { aNotification, notifications } from '@backoffice/platform/testing';
import { address, requestDate, type WaitingEntities } from '../../../testing/waiting-entities.ts';

/** Good arguments of each mutation, on something of which it may be done. */
export const notificationTries = ({ platform, added }: WaitingEntities) => ({
  resendNotification: added((id) =>
    platform.add(notifications, aNotification({ id, date: requestDate, destination: address })),
  ),
});
