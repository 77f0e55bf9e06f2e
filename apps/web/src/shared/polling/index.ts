export { poll } from './poll';
export { usePolling, useVisible } from './use-polling';
