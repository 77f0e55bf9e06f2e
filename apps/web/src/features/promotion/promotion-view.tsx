import { CollectorName, collectorText } from '@/domain/collector';
import { StatusChip } from '@/shared/feedback';
import { ABSENT, date, percent } from '@/shared/format';
import { chipColumn, nodeColumn, rightAligned, textColumn } from '@/shared/grid';
import { rowView } from '@/shared/list';
import { mediaPaymentNames } from '@/domain/payment-method/media';
import { promotionList } from './promotion-list';
import type { PromotionRowFragment } from './PromotionsPage.generated';
import { promotionsTexts as texts } from './promotion.texts';

type Row = PromotionRowFragment;

const ownerOf = ({ collectorId, collector }: Row): string =>
  collectorId === null ? texts.everybody : collectorText({ id: collectorId, name: collector?.name });

const Owner = ({ promotion: { collectorId, collector } }: { readonly promotion: Row }) =>
  collectorId === null ? texts.everybody : <CollectorName id={collectorId} name={collector?.name} />;

const validityOf = ({ validFrom, validTo }: Row): string =>
  validTo === null ? texts.from(date(validFrom)) : texts.between(date(validFrom), date(validTo));

/** Returns the terms of a promotion as text: instalments, a discount, or both. */
const termsOf = ({ installments, discount }: Row): string =>
  [
    ...(installments === null ? [] : [texts.installments(installments)]),
    ...(discount === null ? [] : [texts.discount(percent(discount))]),
  ].join(' · ');

const stateOf = ({ active }: Row) => (
  <StatusChip tone={active ? 'success' : 'neutral'} label={active ? texts.active : texts.inactive} />
);

/** Columns and card of the list. */
export const promotionView = rowView<Row>({
  order: promotionList.order,
  headers: texts.columns,
  columns: [
    textColumn('NAME', { minWidth: 170, flex: 1.2 }, ({ name }) => name),
    nodeColumn('collector', { minWidth: 170, flex: 1.2 }, (row) => <Owner promotion={row} />),
    textColumn('methods', { minWidth: 170, flex: 1.4 }, ({ paymentMethodCodes }) =>
      mediaPaymentNames(paymentMethodCodes),
    ),
    textColumn('installments', { width: 84, ...rightAligned }, ({ installments }) => installments),
    textColumn('discount', { width: 110, ...rightAligned }, ({ discount }) => percent(discount)),
    textColumn('VALID_FROM', { width: 190 }, validityOf),
    chipColumn('state', { width: 112 }, stateOf),
  ],
  main: ['NAME', 'collector', 'discount', 'state'],
  card: (row) => ({
    title: row.name,
    lines: [ownerOf(row), mediaPaymentNames(row.paymentMethodCodes), validityOf(row)],
    amount: termsOf(row) || ABSENT,
    status: stateOf(row),
  }),
});
