export { typeWhenReady } from './EarlyKeys';
export { lateDialog, lateOpened } from './late-dialog';
export { lateHelper } from './late-component';
export { latePart } from './late-part';
export { loadOnEvent } from './load-on-event';
export { hasNewerVersion, lookForNewerVersion } from './newer-version';
