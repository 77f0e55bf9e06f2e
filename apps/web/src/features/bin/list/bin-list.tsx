import { routes } from '@/domain/routes';
import { ABSENT } from '@/shared/format';
import { nodeColumn, textColumn } from '@/shared/grid';
import { defineList, rowView, searchFilter } from '@/shared/list';
import { binsTexts as texts } from '../bin.texts';
import { countryName } from '../countries';
import { MethodMark } from '../MethodMark';
import { BinMenu } from './BinMenu';
import type { BinRowFragment } from './BinsPage.generated';

/** List of BINs (B111), ten rows per page (B375). */
export const binList = defineList({
  key: 'bins.list',
  order: {
    fields: ['ID', 'BRAND', 'CARD_TYPE', 'ISSUER', 'PAYMENT_METHOD', 'ACCREDITATION_DAY'],
    default: { field: 'ID', direction: 'ASCENDING' },
  },
  filters: { text: searchFilter(texts.searchHint) },
  form: ['text'],
  size: 10,
  sizes: [5, 10, 25, 100],
});

/** Returns the address of a BIN: its form, or the page without a form (GAP-32). */
const binHref = (id: string, mayEdit: boolean): string => `${routes.bin.href(id)}${mayEdit ? '' : '?ver=1'}`;

/** Creates the columns and card of the list (B113). A click shows a row in the panel: its page may be a form. */
export const binViewFor = (mayEdit: boolean) =>
  rowView<BinRowFragment>({
    order: binList.order,
    headers: texts.columns,
    columns: [
      textColumn('ID', { width: 96 }, ({ id }) => id),
      textColumn('BRAND', { width: 130 }, ({ brand }) => brand.description),
      textColumn('CARD_TYPE', { width: 100 }, ({ cardType }) => cardType.description),
      textColumn('subtype', { width: 116 }, ({ subtype }) => subtype?.description ?? null),
      textColumn('ISSUER', { minWidth: 140, flex: 1 }, ({ issuer }) => issuer?.description ?? null),
      textColumn('country', { width: 108 }, ({ country }) => countryName(country)),
      nodeColumn('PAYMENT_METHOD', { minWidth: 196, flex: 0.9 }, ({ paymentMethodCode }) => (
        <MethodMark code={paymentMethodCode} />
      )),
      textColumn('ACCREDITATION_DAY', { width: 124 }, ({ accreditationDay }) => texts.days(accreditationDay)),
    ],
    main: ['ID', 'BRAND', 'CARD_TYPE', 'ISSUER'],
    menu: (row) => <BinMenu id={row.id} />,
    looksFirst: true,
    ...(mayEdit && { opens: texts.edit }),
    card: (row) => ({
      to: binHref(row.id, mayEdit),
      title: `${row.id} · ${row.brand.description}`,
      lines: [
        `${row.cardType.description} · ${row.issuer?.description ?? ABSENT}`,
        `${countryName(row.country) ?? ABSENT} · ${texts.days(row.accreditationDay)}`,
      ],
    }),
  });
