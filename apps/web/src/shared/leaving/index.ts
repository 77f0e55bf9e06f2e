export { goBack } from './go-back';
export { leaveOnPurpose } from './leave-on-purpose';
export { openedHere, openingOf } from './opened-here';
export { useCloseHere, withoutParameters } from './use-close-here';
export { useBlockedLeave } from './use-blocked-leave';
