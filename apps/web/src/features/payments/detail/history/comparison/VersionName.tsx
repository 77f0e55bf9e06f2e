import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { dateTime } from '@/shared/format';
import { paymentPath } from '../../../payments.paths';
import { PaymentStatusChips } from '../../../PaymentStatusChips';
import { paymentDetailTexts } from '../../detail.texts';
import { paymentSearch } from '../../payment-address';
import type { ComparedPaymentFragment } from './PaymentComparison.generated';

const texts = paymentDetailTexts.history;

/** Which version a column of the comparison shows, with a link to it. */
export const VersionName = ({ payment }: { readonly payment: ComparedPaymentFragment }) => {
  const { id, version, lastModified, lastUpdateDate, status, statusCode } = payment;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, minWidth: 0 }}>
      <Box component="span" sx={{ color: 'text.primary' }}>
        <Link
          component={RouterLink}
          to={`${paymentPath(id)}${paymentSearch({ version: lastModified ? undefined : version })}`}
          replace
          sx={{ fontWeight: 560 }}
        >
          {texts.version(version)}
        </Link>
        {lastModified && ` · ${texts.current}`}
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {dateTime(lastUpdateDate)}
      </Box>
      <PaymentStatusChips payment={{ status, statusCode }} />
    </Box>
  );
};
