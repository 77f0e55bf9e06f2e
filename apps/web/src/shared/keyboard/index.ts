export { commandKey } from './command-key';
export { runCommand, useCommand } from './commands';
export { singleKeys } from './single-keys';
