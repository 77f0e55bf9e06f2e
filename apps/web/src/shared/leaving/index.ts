export { goBack } from './go-back';
export { LEFT_ON_PURPOSE, useBlockedLeave } from './use-blocked-leave';
