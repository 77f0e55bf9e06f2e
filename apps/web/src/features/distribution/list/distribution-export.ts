import type { ListExport } from '@/features/export';
import type {
  DistributionExportColumn,
  DistributionFilter,
  DistributionSortField,
} from '@/shared/apollo/schema-types.generated';
import { distribution } from '../distribution.texts';
import { distributionView } from './distribution-view';

/** Export of the list (B124, B326). */
export const distributionExport: ListExport<DistributionFilter, DistributionSortField, DistributionExportColumn> = {
  type: 'DISTRIBUTIONS',
  noun: distribution,
  columns: distributionView.columns,
  inFile: {
    id: ['ID'],
    COLLECTOR_ID: ['COLLECTOR_ID'],
    collectorName: ['COLLECTOR_NAME'],
    paymentId: ['PAYMENT_ID'],
    REQUEST_DATE: ['REQUEST_DATE'],
    TOTAL_AMOUNT: ['AMOUNT'],
    STATUS: ['STATUS', 'STATUS_DETAIL'],
  },
  filterOf: (ids) => ({ ids }),
  inputOf: (requested) => ({ distributions: requested }),
};
