export { goBack } from './go-back';
export { openedHere, openingOf } from './opened-here';
export { useCloseHere, withoutParameters } from './use-close-here';
export { LEFT_ON_PURPOSE, useBlockedLeave } from './use-blocked-leave';
