export { poll } from './poll';
export { useGrowingSums } from './use-growing-sums';
export { usePolling, useReturn, useVisible } from './use-polling';
