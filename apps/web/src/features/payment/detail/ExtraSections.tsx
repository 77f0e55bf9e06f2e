import { codeText, serviceStatus } from '@/domain/service-codes';
import { routes } from '@/domain/routes';
import { SourceGroup } from '@/domain/SourceGroup';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { operationPermissions } from '@backoffice/schema/permissions';
import { PayerNotifications } from '@/features/notification';
import { useCan } from '@/shared/auth';
import {
  detailTexts,
  Disclosure,
  FieldFacts,
  Group,
  JsonBlock,
  Line,
  LineList,
  Metadata,
  metadataTree,
  Nothing,
  Section,
  ShowMore,
  Stacked,
  useShowMore,
  type Fields,
} from '@/shared/detail';
import { StatusChip } from '@/shared/feedback';
import { dateTime, quantity } from '@/shared/format';
import { paymentDetailTexts } from './detail.texts';
import type { PaymentExtraFragment } from './PaymentPage.generated';

const { copy, extra, field, metadata: texts } = paymentDetailTexts;

type Request = PaymentExtraFragment['subscriptionRequests'][number];
type CollectorNotification = NonNullable<PaymentExtraFragment['collectorNotifications']>[number];

const RequestLine = ({ request: { statusCode, subscriptionId, message } }: { readonly request: Request }) =>
  statusCode === 200 && subscriptionId ? (
    <Line
      title={
        <Link component={RouterLink} to={routes.subscription.href(subscriptionId)}>
          {`${texts.subscription} ${subscriptionId}`}
        </Link>
      }
    />
  ) : (
    <Line
      title={message ?? texts.notCreated}
      detail={`${field.code} ${statusCode}`}
      trailing={<StatusChip tone="error" label={texts.notCreated} />}
    />
  );

/** Returns true if the collector sent additional data or subscription requests with the payment. */
export const hasMetadata = ({ metadata, subscriptionRequests }: PaymentExtraFragment): boolean =>
  subscriptionRequests.length > 0 || metadataTree(metadata).length > 0;

/**
 * Section with the additional data of the collector, and each subscription requested with the payment (A69, GAP-10).
 */
export const MetadataSection = ({ payment }: { readonly payment: PaymentExtraFragment }) => {
  const { metadata, subscriptionRequests } = payment;
  return (
    <Section title={texts.title} aside={<Nothing>{texts.what}</Nothing>}>
      <Stacked>
        {subscriptionRequests.length > 0 && (
          <Group title={texts.subscriptions}>
            <LineList>
              {subscriptionRequests.map((request, position) => (
                <RequestLine key={position} request={request} />
              ))}
            </LineList>
          </Group>
        )}
        {metadataTree(metadata).length > 0 && <Metadata metadata={metadata} />}
      </Stacked>
    </Section>
  );
};

/** Fields of a notification to the collector. */
export const collectorNotificationFields: Fields<CollectorNotification> = {
  url: [extra.url, ({ url }) => url, { copy: copy.url, wide: true }],
  statusCode: [field.status, ({ statusCode }) => serviceStatus(statusCode)],
  statusDetail: [field.statusDetail, ({ statusDetail }) => codeText('statusDetail', statusDetail)],
  retryCount: [extra.retryCount, ({ retryCount }) => quantity(retryCount)],
  lastRetry: [extra.lastRetry, ({ lastRetry }) => dateTime(lastRetry)],
  response: [extra.response, ({ response }) => response, { wide: true }],
  originalRequest: null,
};

/** Notifications to the server of the collector, with the answers of that server. The request can be expanded. */
const CollectorNotifications = ({ notifications }: { readonly notifications: readonly CollectorNotification[] }) => {
  const { rows, more } = useShowMore(notifications);
  return (
    <Group title={extra.collector}>
      {notifications.length === 0 && <Nothing>{extra.collectorNone}</Nothing>}
      <Stacked>
        {rows.map((notification, position) => (
          <Box key={position} sx={{ display: 'grid', gap: 1.25 }}>
            <FieldFacts fields={collectorNotificationFields} entity={notification} />
            {notification.originalRequest !== null && (
              <Disclosure open={extra.showRequest} close={extra.hideRequest}>
                <JsonBlock value={notification.originalRequest} label={extra.request} copyLabel={copy.request} />
              </Disclosure>
            )}
          </Box>
        ))}
      </Stacked>
      <ShowMore label={detailTexts.more} onMore={more} />
    </Group>
  );
};

/** Section with the origin of the payment and, for people with the permission (A168), the notifications about it. */
export const ExtraSection = ({ payment }: { readonly payment: PaymentExtraFragment }) => {
  const mayShowNotifications = useCan(...operationPermissions['Payment.notifications']);
  return (
    <Section title={extra.title} aside={<Nothing>{extra.what}</Nothing>}>
      <Stacked>
        {mayShowNotifications && <PayerNotifications notifications={payment.notifications ?? []} />}
        {mayShowNotifications && <CollectorNotifications notifications={payment.collectorNotifications ?? []} />}
        <SourceGroup source={payment.source} />
      </Stacked>
    </Section>
  );
};
