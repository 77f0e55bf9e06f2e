export { PayerNotifications, readPayerNotification } from './PayerNotifications';
