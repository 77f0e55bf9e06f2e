import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { Group, Line, LineList } from '@/shared/detail';
import { StatusChip } from '@/shared/feedback';
import { paymentDetailTexts } from '../detail.texts';
import { paymentExtraTexts } from './extra.texts';
import type { PaymentMetadataFragment } from './PaymentMetadata.generated';

const { field } = paymentDetailTexts;
const { metadata: texts } = paymentExtraTexts;

type Request = PaymentMetadataFragment['subscriptionRequests'][number];

const RequestLine = ({ request: { statusCode, subscriptionId, message } }: { readonly request: Request }) => {
  if (statusCode === 200 && subscriptionId)
    return (
      <Line
        title={
          <Link component={RouterLink} to={routes.subscription.href(subscriptionId)}>
            {`${texts.subscription} ${subscriptionId}`}
          </Link>
        }
      />
    );
  return (
    <Line
      title={message ?? texts.notCreated}
      detail={`${field.code} ${statusCode}`}
      trailing={<StatusChip tone="error" label={texts.notCreated} />}
    />
  );
};

/** Each subscription that was asked for: a link to it, or why there is none (A69, GAP-10). */
export const SubscriptionRequests = ({ requests }: { readonly requests: readonly Request[] }) => (
  <Group title={texts.subscriptions}>
    <LineList>
      {requests.map((request, position) => (
        <RequestLine key={position} request={request} />
      ))}
    </LineList>
  </Group>
);
