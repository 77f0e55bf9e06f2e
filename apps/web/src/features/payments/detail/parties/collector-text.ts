import type { MatchImport, WithdrawalStrategy } from '@/shared/apollo/schema-types.generated';

const matchImports: Readonly<Record<MatchImport, string>> = {
  MATCH_PAYER: 'Por pagador',
  MATCH_CONCEPT: 'Por concepto',
  MATCH_IDENTIFICATION: 'Por identificación',
};

const withdrawalStrategies: Readonly<Record<WithdrawalStrategy, string>> = {
  BATCH_ACCREDITATION: 'Por lote, al acreditarse',
  BATCH_APPROBATION: 'Por lote, al aprobarse',
  BALANCE: 'Por saldo',
};

/** What the imports of a collector match their rows by. */
export const matchImportText = (value: MatchImport | null): string | null => value && matchImports[value];

/** How the money of a collector is withdrawn. */
export const withdrawalStrategyText = (value: WithdrawalStrategy | null): string | null =>
  value && withdrawalStrategies[value];
