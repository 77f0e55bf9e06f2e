import type { MatchImport, WithdrawalStrategy } from '@/shared/apollo/schema-types.generated';
import { ABSENT } from '@/shared/format';
import { collectorTexts } from './collector.texts';

interface NamedCollector {
  readonly id: string;
  /** Name; empty or undefined if only the signature is known. */
  readonly name: string | undefined;
}

/** Formats a collector: `signature - name`, or the signature alone (B49, GAP-47). */
export const collectorText = ({ id, name }: NamedCollector): string => (name ? `${id} - ${name}` : id);

const matchImports: Readonly<Record<Exclude<MatchImport, 'UNKNOWN'>, string>> = {
  MATCH_PAYER: 'Por pagador',
  MATCH_CONCEPT: 'Por concepto',
  MATCH_IDENTIFICATION: 'Por identificación',
};

interface WithMatch {
  readonly matchImport: MatchImport | null;
  readonly matchImportCode: string | null;
}

/** Returns the criterion that matches the rows of a collector's imports. An unknown criterion is shown as its code. */
export const matchImportText = ({ matchImport, matchImportCode }: WithMatch): string | null =>
  matchImport === null || matchImport === 'UNKNOWN' ? matchImportCode : matchImports[matchImport];

interface WithStrategy {
  readonly withdrawalStrategy: WithdrawalStrategy | null;
  readonly withdrawalStrategyCode: string | null;
}

/** Returns the withdrawal strategy of a collector. An unknown strategy is shown as its code. */
export const withdrawalStrategyText = ({ withdrawalStrategy, withdrawalStrategyCode }: WithStrategy): string =>
  withdrawalStrategy === null || withdrawalStrategy === 'UNKNOWN'
    ? (withdrawalStrategyCode ?? ABSENT)
    : collectorTexts.strategies[withdrawalStrategy];
