export { poll } from './poll';
export { usePolling, useReturn, useVisible } from './use-polling';
