export { useSubscriptionActions } from './use-subscription-actions';
