import type { WithdrawalStrategy } from '@/shared/apollo/schema-types.generated';
import { ABSENT } from '@/shared/format';
import { collectorsTexts } from './collector.texts';

/** How the money of a collector is withdrawn, in the words of every screen. */
export const withdrawalStrategyText = (strategy: WithdrawalStrategy | null): string =>
  strategy === null ? ABSENT : collectorsTexts.strategies[strategy];
