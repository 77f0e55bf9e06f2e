export { NeighborLinks } from './NeighborLinks';
export { openedRow, rememberListed, rememberOpened } from './neighbors';
export { CameFromContext, useCameBack, useOpenedRow } from './place';
