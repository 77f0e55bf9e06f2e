import type * as contract from '@backoffice/contracts/collector';
import type { Collector, MatchImport, WithdrawalStrategy } from '../../graphql/resolvers.generated.ts';
import { fromCode, nullable } from '../mapping.ts';

const matches: Readonly<Record<contract.MatchImport, MatchImport>> = {
  match_payer: 'MATCH_PAYER',
  match_concept: 'MATCH_CONCEPT',
  match_identification: 'MATCH_IDENTIFICATION',
};

const strategies: Readonly<Record<contract.WithdrawalStrategy, WithdrawalStrategy>> = {
  batch_accreditation: 'BATCH_ACCREDITATION',
  batch_approbation: 'BATCH_APPROBATION',
  balance: 'BALANCE',
};

/** The collector as the schema has it (A97, B137). */
export const collectorFrom = (collector: contract.Collector): Collector => ({
  id: collector.id,
  signature: collector.signature,
  name: collector.name,
  checkoutVersion: collector.checkout_version,
  // a value that this version does not know reads as none
  matchImport: nullable(collector.match_import, (code) => fromCode(matches, code) ?? null),
  withdrawalStrategy: nullable(collector.withdrawal_strategy, (code) => fromCode(strategies, code) ?? null),
});
