import { aNotification, notifications } from '@backoffice/platform/testing';
import { address, requestDate, type WaitingEntities } from '../../../testing/waiting-entities.ts';

/** Creates valid arguments of each mutation, on an entity that allows it. */
export const notificationTries = ({ platform, added }: WaitingEntities) => ({
  resendNotification: added((id) =>
    platform.add(notifications, aNotification({ id, date: requestDate, destination: address })),
  ),
});
