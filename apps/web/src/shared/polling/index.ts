export { poll } from './poll';
export { useGrowingSums } from './use-growing-sums';
export { usePolling, useReturnToTab, useVisible } from './use-polling';
