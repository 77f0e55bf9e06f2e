import { aNotification, notifications } from '@backoffice/platform/testing';
import { address, requestDate, type WaitingEntities } from '../../../testing/waiting-entities.ts';

/**
 * Creates valid arguments for each mutation of the module, on an entity that allows it. Tests over all mutations use
 * them.
 */
export const notificationArguments = ({ platform, added }: WaitingEntities) => ({
  resendNotification: added((id) =>
    platform.add(notifications, aNotification({ id, date: requestDate, destination: address })),
  ),
});
