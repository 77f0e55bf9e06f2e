import { collectorFilter, CollectorName, collectorText } from '@/domain/collector';
import { ABSENT } from '@/shared/format';
import { nodeColumn, textColumn } from '@/shared/grid';
import { identificationNumberText, identificationText } from '@/domain/identification';
import { defineList, rowView, searchFilter } from '@/shared/list';
import { payerReferencesTexts as texts } from '../payer-reference.texts';
import type { PayerReferenceRowFragment } from './PayerReferencesPage.generated';
import { ReferenceMenu } from './ReferenceMenu';

/** List of payer references (B49), by name. */
export const referenceList = defineList({
  key: 'payer-references.list',
  order: {
    fields: ['COLLECTOR_ID', 'NAME', 'EMAIL', 'EXTERNAL_REFERENCE'],
    default: { field: 'NAME', direction: 'ASCENDING' },
  },
  filters: { text: searchFilter(texts.hint), collector: collectorFilter },
  form: ['text', 'collector'],
});

/**
 * Creates a view of the list: its columns, its cards and the menu of its rows (B49).
 * @param mayAct true if the person may edit or delete references
 */
const viewFor = (mayAct: boolean) =>
  rowView<PayerReferenceRowFragment>({
    order: referenceList.order,
    headers: texts.columns,
    columns: [
      nodeColumn('COLLECTOR_ID', { minWidth: 190, flex: 1.2 }, (row) => (
        <CollectorName id={row.collectorId} name={row.collector?.name} />
      )),
      textColumn('NAME', { minWidth: 150, flex: 1 }, ({ name }) => name),
      textColumn('EMAIL', { minWidth: 200, flex: 1.2 }, ({ email }) => email),
      textColumn(
        'identification',
        { width: 204 },
        ({ identification }) => identification && identificationNumberText(identification),
      ),
      textColumn('EXTERNAL_REFERENCE', { width: 166 }, ({ externalReference }) => externalReference),
    ],
    main: ['COLLECTOR_ID', 'NAME', 'EMAIL'],
    ...(mayAct ? { menu: (row) => <ReferenceMenu reference={row} /> } : {}),
    card: (row) => ({
      title: row.name,
      lines: [
        collectorText({ id: row.collectorId, name: row.collector?.name }),
        row.email ?? ABSENT,
        [row.identification && identificationText(row.identification), row.externalReference]
          .filter(Boolean)
          .join(' · '),
      ].filter((line) => line !== ''),
    }),
  });

/** Views of the list: with a row menu for people who may edit or delete, and without one. */
export const referenceViews = { acting: viewFor(true), reading: viewFor(false) } as const;
