export { commandKey } from './command-key';
export { runCommand, useCommand } from './commands';
export { isQuickSearchKey, isSearchAsked, takeEarlyText } from './early-search';
export { singleKeys } from './single-keys';
export { isTaken } from './taken-keys';
