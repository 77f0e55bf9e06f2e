export { poll } from './poll';
export { usePolling } from './use-polling';
export { useVisible } from './use-visible';
