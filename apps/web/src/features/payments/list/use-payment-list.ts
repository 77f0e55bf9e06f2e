import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { notify } from '@/shared/feedback';
import { useAddressState } from '@/shared/list';
import { paymentsTexts as texts } from '../payments.texts';
import { misread, paymentListCodec, type PaymentList } from './payment-list.address';

/** Where the session keeps page, status, collector and filters (A15, A216). */
const STORAGE_KEY = 'payments.list';
const codec = paymentListCodec(() => new Date());

/** The list in its address; what the address asks for and does not exist is told. */
export const usePaymentList = (): [PaymentList, (change: Partial<PaymentList>) => void] => {
  const [list, setList] = useAddressState(codec, STORAGE_KEY);
  const { search } = useLocation();

  useEffect(
    function tellWhatWasMisread() {
      const { period, status } = misread(new URLSearchParams(search));
      if (period !== null) notify.warning(texts.invalidPeriod(period));
      if (status !== null) notify.warning(texts.invalidStatus(status));
    },
    [search],
  );

  const change = useMemo(
    // whatever changes but the page itself, the list begins at its first page
    () => (changed: Partial<PaymentList>) => {
      setList({ ...list, page: 1, ...changed });
    },
    [list, setList],
  );
  return [list, change];
};
