import type * as api from '../graphql/resolvers.generated.ts';
import { enumFrom } from './mapping.ts';

/** How a delivery ended, by the code of a service. */
export const notificationStatusOf = enumFrom<api.NotificationStatus>({
  sent: 'SENT',
  pending: 'PENDING',
  error: 'ERROR',
});
