/** The page of a notification. Identifiers come from services: they are encoded. */
export const notificationPath = (id: string): string => `/notificacion/${encodeURIComponent(id)}`;
