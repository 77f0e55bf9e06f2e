import { randomUUID } from 'node:crypto';
import type { CollectorConfiguration } from '@backoffice/contracts/collector';
import {
  aBatch,
  aBin,
  aDistribution,
  aDistributionDetail,
  aGatewayBatch,
  anImport,
  aProviderReport,
  aTaxForm,
  aWithdraw,
  aWithdrawal,
  bins,
  distributionDetails,
  distributions,
  gatewayBatches,
  imports,
  providerReports,
  taxForms,
  withdrawalBatches,
  withdrawals,
  withdraws,
  type TestPlatform,
} from '@backoffice/platform/testing';

import { aChangeOf, type DerivedVersions } from './changes.ts';
import type { TestPerson } from './index.ts';

type Arguments = Readonly<Record<string, unknown>>;

const isEntry = (body: unknown): body is CollectorConfiguration =>
  typeof body === 'object' && body !== null && 'id' in body;

/**
 * Makers of entities that wait for a change: each puts one in and answers its identifier with the other arguments, and
 * the version that this person sees, where it is another than the first.
 */
export const createWaitingEntities = (platform: TestPlatform, person: TestPerson) => {
  const added = (add: (id: string) => Promise<void>, more: Arguments) => async (): Promise<Arguments> => {
    const id = randomUUID();
    await add(id);
    return { id, ...more };
  };
  const seen =
    (type: DerivedVersions, add: (id: string) => Promise<void>, more: Arguments) => async (): Promise<Arguments> => {
      const id = randomUUID();
      await add(id);
      const { version } = await aChangeOf(person, type, id);
      return { id, version, ...more };
    };
  const anEntry = async (): Promise<Arguments> => {
    const entries = await fetch(`${platform.urls.collector}/comercios/LUZN/configuraciones`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ commerce_config_vars: { id: '1' }, value: '100' }),
    });
    const entry: unknown = await entries.json();
    return { id: isEntry(entry) ? entry.id : '' };
  };
  let lastBin = 610_000;
  return {
    anEntry,
    aWithdraw: (more: Arguments) => seen('withdraw', (id) => platform.add(withdraws, aWithdraw({ id })), more),
    aWithdrawal: (more: Arguments) => seen('withdrawal', (id) => platform.add(withdrawals, aWithdrawal({ id })), more),
    aBatch: (status: string, more: Arguments) =>
      seen('batch', (id) => platform.add(withdrawalBatches, aBatch({ id, status })), more),
    aDistribution: (status: string, more: Arguments) =>
      added((id) => platform.add(distributions, aDistribution({ id, status })), more),
    aDistributionDetail: (status: string, more: Arguments) => async (): Promise<Arguments> => {
      const [id, distributionId] = [randomUUID(), randomUUID()];
      await platform.add(distributions, aDistribution({ id: distributionId, status }));
      await platform.add(distributionDetails, aDistributionDetail({ id, distribution_id: distributionId, status }));
      return { id, distributionId, ...more };
    },
    aBin: (argumentsOf: (id: string) => Arguments) => async (): Promise<Arguments> => {
      lastBin += 1;
      const id = String(lastBin);
      await platform.add(bins, aBin({ id }));
      return argumentsOf(id);
    },
    aGatewayBatch: (more: Arguments) =>
      seen('gatewayBatch', (id) => platform.add(gatewayBatches, aGatewayBatch({ id })), more),
    aTaxForm: (more: Arguments) => seen('taxForm', (id) => platform.add(taxForms, aTaxForm({ id })), more),
    aProviderReport: (more: Arguments) =>
      seen('softwareProviderReport', (id) => platform.add(providerReports, aProviderReport({ id })), more),
    anImport: (more: Arguments) =>
      seen(
        'import',
        (id) => {
          const counts = { request_count: 2, issued_count: 1, error_count: 1, processed_count: 2 };
          const request_date = '2026-11-01T15:00:00.000Z';
          return platform.add(imports, anImport({ id, request_date, status: 'pending_approved', ...counts }));
        },
        more,
      ),
  };
};
