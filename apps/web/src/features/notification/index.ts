export { PayerNotifications } from './PayerNotifications';
export { readPayerNotification } from './read-payer-notification';
