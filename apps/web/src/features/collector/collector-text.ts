import type { MatchImport, WithdrawalStrategy } from '@/shared/apollo/schema-types.generated';
import { ABSENT } from '@/shared/format';
import { collectorsTexts } from './collector.texts';

interface NamedCollector {
  readonly id: string;
  /** Empty or undefined when only the signature is known. */
  readonly name: string | undefined;
}

/** A collector as people tell it apart: `signature - name` (B49, GAP-47). */
export const collectorText = ({ id, name }: NamedCollector): string => (name ? `${id} - ${name}` : id);

const matchImports: Readonly<Record<MatchImport, string>> = {
  MATCH_PAYER: 'Por pagador',
  MATCH_CONCEPT: 'Por concepto',
  MATCH_IDENTIFICATION: 'Por identificación',
};

/** The criterion by which the imports of a collector match their rows. */
export const matchImportText = (value: MatchImport | null): string | null => value && matchImports[value];

/** The withdrawal strategy of a collector in words. */
export const withdrawalStrategyText = (strategy: WithdrawalStrategy | null): string =>
  strategy === null ? ABSENT : collectorsTexts.strategies[strategy];
