// What other features use of notifications. Of this folder they import only this file and `notification.feature.ts`.
export { PayerNotifications, readPayerNotification } from './PayerNotifications';
