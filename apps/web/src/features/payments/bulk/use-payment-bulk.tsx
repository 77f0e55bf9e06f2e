import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { PaymentFilter } from '@/shared/apollo/schema-types.generated';
import type { PaymentTicks } from '../list/use-selection';
import type { BulkAction } from './bulk-actions';
import type { PaymentChoice } from './use-selected-payments';

/** Everything of an action on many loads with the first one. */
const PaymentBulkDialog = lazy(async () => ({ default: (await import('./PaymentBulkDialog')).PaymentBulkDialog }));

interface PaymentBulkOptions {
  readonly ticks: PaymentTicks;
  /** What the list shows: all that match are those. */
  readonly filter: PaymentFilter | null | undefined;
  /** The list is not what it was. */
  readonly onFinished: () => void;
}

interface PaymentBulk {
  readonly open: (action: BulkAction) => void;
  readonly dialog: ReactNode;
}

/** The ticked payments as they are when the action begins: what is ticked later is not meant. */
const choiceOf = ({ ticks: { matching, rows }, filter }: PaymentBulkOptions): PaymentChoice =>
  matching ? { kind: 'matching', filter: filter ?? {}, ...matching } : { kind: 'rows', rows };

/** Actions on the ticked payments of a list. */
export const usePaymentBulk = (options: PaymentBulkOptions): PaymentBulk => {
  const [begun, setBegun] = useState<{ readonly action: BulkAction; readonly choice: PaymentChoice }>();
  const close = () => {
    setBegun(undefined);
  };
  return {
    open: (action) => {
      setBegun({ action, choice: choiceOf(options) });
    },
    dialog: begun && (
      <Suspense>
        <PaymentBulkDialog
          action={begun.action}
          choice={begun.choice}
          onClose={close}
          onFinished={() => {
            close();
            options.ticks.clear();
            options.onFinished();
          }}
        />
      </Suspense>
    ),
  };
};
