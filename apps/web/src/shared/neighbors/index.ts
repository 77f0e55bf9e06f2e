export { NeighborLinks } from './NeighborLinks';
export { RowSteps } from './RowSteps';
export { neighborTexts } from './neighbors.texts';
export { openedRow, rememberListed, rememberOpened } from './neighbors';
export { CameFromContext, useCameBack, useOpenedRow } from './place';
