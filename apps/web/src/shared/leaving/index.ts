export { goBack } from './go-back';
export { openedHere, wasOpenedHere } from './opened-here';
export { LEFT_ON_PURPOSE, useBlockedLeave } from './use-blocked-leave';
