import { routes } from '@/domain/routes';
import { copyLine, entityOf } from '@/shared/actions';
import { dateTime, shortDate } from '@/shared/format';
import { chipColumn, idColumn, linkColumn, textColumn } from '@/shared/grid';
import { RowMark, rowView } from '@/shared/list';
import { taxFormActions } from '../actions/tax-form.actions';
import { periodText, TaxFormStatusChip } from '../tax-form.status';
import { taxFormsTexts as texts } from '../tax-form.texts';
import { taxFormList } from './tax-form-list';
import type { TaxFormRowFragment } from './TaxFormsPage.generated';

/** Shortens a long transaction number to its first characters (B97). */
const shortTransaction = (id: string | null): string | null =>
  id !== null && id.length > 10 ? `${id.slice(0, 6)}..` : id;

const isThere = (line: string | null): line is string => line !== null;

const hrefOf = ({ id }: TaxFormRowFragment): string => routes.taxForm.href(id);

/** Columns of the specification (B97), card and row menu of the list. */
export const taxFormView = rowView<TaxFormRowFragment>({
  order: taxFormList.order,
  headers: texts.columns,
  columns: [
    linkColumn('ID', { minWidth: 84, flex: 0.7 }, (row) => ({ to: hrefOf(row), text: row.id, isId: true })),
    textColumn('PERIOD', { width: 82 }, ({ period }) => periodText(period)),
    textColumn('FORM_NAME', { minWidth: 106, flex: 0.6 }, ({ formName }) => formName),
    textColumn('FORM_VERSION', { width: 76 }, ({ formVersion }) => formVersion),
    textColumn('FILE_NAME', { minWidth: 140, flex: 1 }, ({ fileName }) => fileName),
    idColumn('AFIP_TRANSACTION_ID', { width: 148 }, (row) => shortTransaction(row.afipTransactionId)),
    textColumn('CREATED_DATE', { width: 152, hasTime: true }, ({ createdDate }) => dateTime(createdDate)),
    textColumn('DELIVERY_DATE', { width: 104 }, ({ deliveryDate }) => shortDate(deliveryDate)),
    chipColumn('STATUS', { width: 128 }, (row) => <TaxFormStatusChip of={row} />),
  ],
  main: ['PERIOD', 'FORM_NAME', 'FILE_NAME', 'STATUS'],
  menu: (row) => (
    <taxFormActions.RowMenu
      id={row.id}
      entity={entityOf(row)}
      label={texts.actionsOf(row.id)}
      lines={() => [copyLine(texts, row.id)]}
    />
  ),
  mark: ({ id }) => <RowMark id={id} />,
  card: (row) => ({
    to: hrefOf(row),
    title: `${row.formName} (${row.formVersion}) · ${periodText(row.period)}`,
    lines: [row.fileName, dateTime(row.createdDate), shortTransaction(row.afipTransactionId)].filter(isThere),
    status: <TaxFormStatusChip of={row} />,
  }),
});
