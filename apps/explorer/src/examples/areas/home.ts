import type { Area } from '../area.ts';
import { daysAgo, month } from '../question.ts';

export const area: Area<'home'> = {
  title: 'Inicio',
  queries: {
    WorkQueues: {
      title: 'Lo que espera',
      variables: {
        year: { from: daysAgo(365), to: daysAgo(0) },
        week: { from: daysAgo(7), to: daysAgo(0) },
        withWithdrawals: true,
        withImports: false,
        withDistributions: true,
        withTransfers: true,
        withBatches: true,
        withReports: true,
        withTaxForms: true,
        withExports: true,
      },
    },
    MonthPayments: { title: 'Los pagos del mes', variables: { period: month } },
  },
};
