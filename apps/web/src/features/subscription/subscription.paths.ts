import type { ListPlace } from '@/shared/views';
import { subscriptionsTexts } from './subscription.texts';

/** The list of subscriptions. */
export const subscriptionsPath = '/suscripciones';

/** The detail of a subscription. Identifiers come from services: they are encoded. */
export const subscriptionPath = (id: string): string => `/suscripcion/${encodeURIComponent(id)}`;

/** The detail of a subscription with the dialog of its versions. */
export const subscriptionHistoryPath = (id: string): string => `${subscriptionPath(id)}?historial`;

/** The list, as what people keep of it knows it. */
export const subscriptionsList: ListPlace = {
  key: 'subscriptions.list',
  title: subscriptionsTexts.title,
  path: subscriptionsPath,
};
