import type * as contract from '@backoffice/contracts/collector';
import type * as api from '../../api/schema-types.generated.ts';
import { withDerivedVersion } from '../../module-kit/source/derived-version.ts';
import { decimal, enumFrom, listOf, money, nullable } from '../../module-kit/source/mapping.ts';

export type CollectorParent = Omit<
  api.Collector,
  'activity' | 'balance' | 'configurations' | 'payments' | 'subscriptions'
>;

export type ConfigurationVariableParent = Omit<api.ConfigurationVariable, 'mayChange'>;

export type CollectorConfigurationParent = Omit<api.CollectorConfiguration, 'variable'> & {
  readonly variable: ConfigurationVariableParent;
};

export type PromotionParent = Omit<api.Promotion, 'collector'>;

const matchOf = enumFrom<api.MatchImport>({
  match_payer: 'MATCH_PAYER',
  match_concept: 'MATCH_CONCEPT',
  match_identification: 'MATCH_IDENTIFICATION',
});

const strategyOf = enumFrom<api.WithdrawalStrategy>({
  batch_accreditation: 'BATCH_ACCREDITATION',
  batch_approbation: 'BATCH_APPROBATION',
  balance: 'BALANCE',
});

/** Converts a collector (A97, B137). */
export const collectorFrom = (collector: contract.Collector): CollectorParent => ({
  id: collector.id,
  name: collector.name,
  checkoutVersion: collector.checkout_version,
  matchImport: nullable(collector.match_import, matchOf),
  matchImportCode: collector.match_import,
  withdrawalStrategy: nullable(collector.withdrawal_strategy, strategyOf),
  withdrawalStrategyCode: collector.withdrawal_strategy,
});

/** Converts the balance of a collector (B309). */
export const balanceFrom = (balance: contract.CollectorBalance): api.CollectorBalance => ({
  amount: money(balance.amount),
  availableAmount: money(balance.available_amount),
  currencyId: balance.currency_id,
});

/** Converts a configuration variable (B141). */
export const variableFrom = ({ id, code, name }: contract.ConfigurationVariable): ConfigurationVariableParent => ({
  id,
  code,
  name,
});

/** Converts a configuration entry, with a derived version (B141). */
export const configurationFrom = withDerivedVersion(
  (entry: contract.CollectorConfiguration): Omit<CollectorConfigurationParent, 'version'> => ({
    id: entry.id,
    value: entry.value,
    deleteDate: entry.delete_date,
    variable: variableFrom(entry.commerce_config_vars),
  }),
  { steady: ['value', 'variable'], moving: ['deleteDate'] },
);

/** Converts a promotion. */
export const promotionFrom = (promotion: contract.Promotion): PromotionParent => ({
  id: promotion.id,
  name: promotion.name,
  collectorId: promotion.collector_id,
  paymentMethodCodes: listOf(promotion.media_payment_ids, (id) => id),
  installments: promotion.installments,
  discount: nullable(promotion.discount, decimal),
  validFrom: promotion.valid_from,
  validTo: promotion.valid_to,
  active: promotion.active,
});

/** Converts a payment gateway of a collector. */
export const gatewayFrom = (gateway: contract.Gateway): api.Gateway => ({
  id: gateway.id,
  name: gateway.name,
  description: gateway.description,
  paymentMethodCodes: listOf(gateway.media_payment_ids, (id) => id),
  byDefault: gateway.is_default,
  active: gateway.active,
});
