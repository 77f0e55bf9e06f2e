import type { MatchImport } from '@/shared/apollo/schema-types.generated';

const matchImports: Readonly<Record<MatchImport, string>> = {
  MATCH_PAYER: 'Por pagador',
  MATCH_CONCEPT: 'Por concepto',
  MATCH_IDENTIFICATION: 'Por identificación',
};

/** What the imports of a collector match their rows by. */
export const matchImportText = (value: MatchImport | null): string | null => value && matchImports[value];
