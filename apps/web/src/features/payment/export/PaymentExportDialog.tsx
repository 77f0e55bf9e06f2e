import { ExportDialog, type KnownExportFormat } from '@/features/export';
import type { ShownList } from '@/shared/views';
import { chipsOf } from '../list/payment-chips';
import type { PaymentList } from '../list/payment-list.address';
import { variablesOf } from '../list/payment-list.variables';
import { paymentView } from '../list/payment-view';
import { usePaymentsPageQuery } from '../list/PaymentsPage.generated';
import { payment } from '../payment.texts';
import { paymentColumnsInFile } from './payment-columns';

interface PaymentExportDialogProps {
  readonly list: PaymentList;
  readonly shown: ShownList;
  readonly format: KnownExportFormat;
  readonly onClose: () => void;
}

/** Exports the list of payments as it is shown. */
export const PaymentExportDialog = ({ list, shown, format, onClose }: PaymentExportDialogProps) => {
  const variables = variablesOf(list);
  // what the list has asked for is there already
  const { data } = usePaymentsPageQuery({ variables, fetchPolicy: 'cache-first' });
  const { filter } = variables;
  return (
    <ExportDialog
      format={format}
      onClose={onClose}
      list={{
        type: 'PAYMENTS',
        noun: payment,
        chips: chipsOf(list, () => undefined),
        sort: list.sort,
        matching: data?.payments.size,
        key: shown.key,
        columns: paymentView.columns,
        inFile: paymentColumnsInFile,
        inputOf: (columns) => ({ payments: { filter, sorts: [list.sort], columns } }),
      }}
    />
  );
};
