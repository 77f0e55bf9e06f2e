import { CollectorName, collectorText } from '@/features/collector';
import type { PromotionSortField } from '@/shared/apollo/schema-types.generated';
import { StatusChip } from '@/shared/feedback';
import { ABSENT, date, percent } from '@/shared/format';
import { chipColumn, unsorted } from '@/shared/grid';
import type { RowView } from '@/shared/list';
import { mediaPaymentNames } from '@/domain/payment-method/media';
import { promotionOrder } from './promotion-list.address';
import type { PromotionRowFragment } from './PromotionsPage.generated';
import { promotionsTexts as texts } from './promotion.texts';

type Row = PromotionRowFragment;

const ownerOf = ({ collectorId, collector }: Row): string =>
  collectorId === null ? texts.everybody : collectorText({ id: collectorId, name: collector?.name });

const Owner = ({ promotion: { collectorId, collector } }: { readonly promotion: Row }) =>
  collectorId === null ? texts.everybody : <CollectorName id={collectorId} name={collector?.name} />;

const validityOf = ({ validFrom, validTo }: Row): string =>
  validTo === null ? texts.from(date(validFrom)) : texts.between(date(validFrom), date(validTo));

/** What it gives, in words: instalments, a discount, or both. */
const termsOf = ({ installments, discount }: Row): string =>
  [
    ...(installments === null ? [] : [texts.installments(installments)]),
    ...(discount === null ? [] : [texts.discount(percent(discount))]),
  ].join(' · ');

const stateOf = ({ active }: Row) => (
  <StatusChip tone={active ? 'success' : 'neutral'} label={active ? texts.active : texts.inactive} />
);

const { columns } = texts;

/** How a promotion is shown in a list. */
export const promotionView: RowView<Row, PromotionSortField> = {
  order: promotionOrder,
  columns: [
    { field: 'NAME', headerName: columns.name, minWidth: 170, flex: 1.2, valueGetter: (_value, { name }) => name },
    {
      ...unsorted,
      field: 'collector',
      headerName: columns.collector,
      minWidth: 170,
      flex: 1.2,
      renderCell: ({ row }) => <Owner promotion={row} />,
    },
    {
      ...unsorted,
      field: 'methods',
      headerName: columns.methods,
      minWidth: 170,
      flex: 1.4,
      valueGetter: (_value, { mediaPaymentIds }) => mediaPaymentNames(mediaPaymentIds),
    },
    {
      ...unsorted,
      field: 'installments',
      headerName: columns.installments,
      width: 84,
      align: 'right',
      headerAlign: 'right',
      valueGetter: (_value, { installments }) => installments ?? ABSENT,
    },
    {
      ...unsorted,
      field: 'discount',
      headerName: columns.discount,
      width: 110,
      align: 'right',
      headerAlign: 'right',
      valueGetter: (_value, { discount }) => percent(discount),
    },
    {
      field: 'VALID_FROM',
      headerName: columns.validity,
      width: 190,
      valueGetter: (_value, row) => validityOf(row),
    },
    chipColumn({ ...unsorted, field: 'state', headerName: columns.state, width: 112 }, stateOf),
  ],
  cardOf: (row) => ({
    title: row.name,
    lines: [ownerOf(row), mediaPaymentNames(row.mediaPaymentIds), validityOf(row)],
    amount: termsOf(row) || ABSENT,
    status: stateOf(row),
  }),
};
