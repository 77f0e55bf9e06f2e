export { NeighborLinks } from './NeighborLinks';
export { rememberListed } from './neighbors';
