import type { MatchImport, WithdrawalStrategy } from '@/shared/apollo/schema-types.generated';
import { ABSENT } from '@/shared/format';
import { collectorTexts } from './collector.texts';

interface NamedCollector {
  readonly id: string;
  /** Empty or undefined when only the signature is known. */
  readonly name: string | undefined;
}

/** A collector as people identify it: `signature - name` (B49, GAP-47). */
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

/** The criterion by which the imports of a collector match their rows; an unknown one is its code. */
export const matchImportText = ({ matchImport, matchImportCode }: WithMatch): string | null =>
  matchImport === null || matchImport === 'UNKNOWN' ? matchImportCode : matchImports[matchImport];

interface WithStrategy {
  readonly withdrawalStrategy: WithdrawalStrategy | null;
  readonly withdrawalStrategyCode: string | null;
}

/** The withdrawal strategy of a collector in words; an unknown one is its code. */
export const withdrawalStrategyText = ({ withdrawalStrategy, withdrawalStrategyCode }: WithStrategy): string =>
  withdrawalStrategy === null || withdrawalStrategy === 'UNKNOWN'
    ? (withdrawalStrategyCode ?? ABSENT)
    : collectorTexts.strategies[withdrawalStrategy];
