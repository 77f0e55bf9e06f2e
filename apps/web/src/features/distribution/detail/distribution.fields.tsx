import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { bankOf } from '@/domain/destination';
import { CollectorLink } from '@/domain/collector';
import type { FieldTable } from '@/shared/detail';
import { cuit, dateTime, money } from '@/shared/format';
import { statusText } from '@/shared/status';
import type { DistributionForActionFragment, PartForActionFragment } from '../actions/DistributionChanges.generated';
import { partStatus, distributionStatus } from '../distribution.status';
import { detailTexts as texts, partTexts } from '../distribution.texts';
import { readableMessage } from '../status-message';

/** Fields of a distribution, for its panel and for comparisons. The panel shows elsewhere what is `only` compared. */
export const distributionFields: FieldTable<DistributionForActionFragment> = {
  status: [texts.status, (distribution) => statusText(distributionStatus, distribution), { only: 'comparison' }],
  id: [texts.id, ({ id }) => id, { copy: texts.copyId, wide: true }],
  paymentId: [
    texts.payment,
    ({ paymentId }) => paymentId,
    {
      wide: true,
      render: ({ paymentId }) => (
        <Link component={RouterLink} to={routes.payment.href(paymentId)}>
          {paymentId}
        </Link>
      ),
    },
  ],
  collectorName: [
    texts.collector,
    ({ collectorName, collectorId }) => collectorName ?? collectorId,
    { wide: true, render: ({ collectorId }) => <CollectorLink id={collectorId} /> },
  ],
  requestDate: [texts.requestDate, ({ requestDate }) => dateTime(requestDate), { only: 'comparison' }],
  totalAmount: [texts.total, ({ totalAmount, currencyId }) => money(totalAmount, currencyId), { only: 'comparison' }],
  statusDetail: [
    texts.statusDetail,
    ({ statusDetail }) => statusDetail && readableMessage(statusDetail),
    { only: 'comparison', when: ({ statusDetail }) => statusDetail !== null },
  ],
};

/** Fields of a part that are compared after a conflict. */
export const partFields: FieldTable<PartForActionFragment> = {
  status: [texts.status, (part) => statusText(partStatus, part)],
  statusDetail: [texts.statusDetail, ({ statusDetail }) => statusDetail && readableMessage(statusDetail)],
  amount: [partTexts.amount, ({ amount }) => money(amount, 'ARS')],
  account: [partTexts.account, ({ destination }) => destination.account],
  bank: [partTexts.bank, ({ destination }) => bankOf(destination)],
  holder: [partTexts.holder, ({ destination }) => destination.holder],
  cuit: [partTexts.cuit, (part) => cuit(part.cuit)],
  observations: [texts.observations, ({ observations }) => observations],
  receipts: [
    texts.receipts,
    ({ receipts }) => receipts.map(({ email, sentDate }) => texts.receiptSent(email, dateTime(sentDate))).join(' · '),
  ],
};
