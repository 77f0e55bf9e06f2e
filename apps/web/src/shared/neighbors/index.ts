export { NeighborLinks } from './NeighborLinks';
export { neighborTexts } from './neighbors.texts';
export { openedRow, rememberListed, rememberOpened } from './neighbors';
export { CameFromContext, useCameBack, useOpenedRow } from './place';
