import { CollectorName, collectorText } from '@/features/collector';
import type { PayerReferenceSortField } from '@/shared/apollo/schema-types.generated';
import { ABSENT } from '@/shared/format';
import { menuColumn, unsorted } from '@/shared/grid';
import { identificationNumberText, identificationText } from '@/domain/identification';
import type { RowView } from '@/shared/list';
import { payerReferencesTexts as texts } from '../payer-reference.texts';
import type { PayerReferenceRowFragment } from './PayerReferencesPage.generated';
import { referenceOrder } from './reference-list.address';
import { ReferenceMenu } from './ReferenceMenu';

type Row = PayerReferenceRowFragment;

const { columns } = texts;

/** How a payer reference is shown in a list (B49). */
export const referenceView: RowView<Row, PayerReferenceSortField> = {
  order: referenceOrder,
  columns: [
    {
      field: 'COLLECTOR_ID',
      headerName: columns.collector,
      minWidth: 190,
      flex: 1.2,
      renderCell: ({ row }) => <CollectorName id={row.collectorId} name={row.collector?.name} />,
    },
    { field: 'NAME', headerName: columns.name, minWidth: 150, flex: 1, valueGetter: (_value, { name }) => name },
    {
      field: 'EMAIL',
      headerName: columns.email,
      minWidth: 200,
      flex: 1.2,
      valueGetter: (_value, { email }) => email ?? ABSENT,
    },
    {
      ...unsorted,
      field: 'identification',
      headerName: columns.identification,
      width: 204,
      valueGetter: (_value, { identification }) => (identification ? identificationNumberText(identification) : ABSENT),
    },
    {
      field: 'EXTERNAL_REFERENCE',
      headerName: columns.externalReference,
      width: 166,
      valueGetter: (_value, { externalReference }) => externalReference ?? ABSENT,
    },
    menuColumn(columns.actions, (row) => <ReferenceMenu reference={row} />),
  ],
  cardOf: (row) => ({
    title: row.name,
    lines: [
      collectorText({ id: row.collectorId, name: row.collector?.name }),
      row.email ?? ABSENT,
      [row.identification && identificationText(row.identification), row.externalReference].filter(Boolean).join(' · '),
    ].filter((line) => line !== ''),
    menu: <ReferenceMenu reference={row} />,
  }),
};

/** The same for those who may only look. */
export const lookedAtView: RowView<Row, PayerReferenceSortField> = {
  ...referenceView,
  columns: referenceView.columns.slice(0, -1),
};
