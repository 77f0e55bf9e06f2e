export { loadOnEvent } from './load-on-event';
export { hasNewerVersion, lookForNewerVersion } from './newer-version';
