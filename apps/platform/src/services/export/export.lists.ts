import type { Export, ExportType } from '@backoffice/contracts/export';
import type { Database } from '../../database/open-database.ts';
import { badList } from '../../shared/list-fields.ts';
import type { Documents } from '../../shared/documents.ts';
import { createDistributionRepository } from '../distribution/distribution.repository.ts';
import { refundsWithin } from '../payment/payment.refunds-within.ts';
import { createRefundRepository } from '../payment/payment.refund-list.ts';
import { createPaymentRepository } from '../payment/payment.repository.ts';
import { createSubscriptionRepository } from '../subscription/subscription.repository.ts';
import { distributionColumns } from './distribution.columns.ts';
import type { Column } from './export.columns.ts';
import type { Cell, SheetColumn } from './export.sheet.ts';
import { exportTexts } from './export.texts.ts';
import { paymentColumns } from './payment.columns.ts';
import { refundColumns } from './refund.columns.ts';
import { subscriptionColumns } from './subscription.columns.ts';

/** List of another service that can be exported. */
interface ExportedList {
  readonly texts: { readonly sheet: string; readonly file: string };
  readonly columns: readonly SheetColumn[];
  /** Returns the ids of all matching rows, or of the first `limit`. Throws a Problem for an invalid filter. */
  readonly matching: (db: Database, filter: string, limit?: number) => Promise<string[]>;
  /** Creates a reader of rows with these columns. It leaves out data of a row that the filter excludes (`seenBy`). */
  readonly reader: (db: Database, names: readonly string[], filter: string) => RowReader;
}

/** Reader of the rows of one export. */
export interface RowReader {
  readonly columns: readonly SheetColumn[];
  readonly rows: (ids: readonly string[]) => Promise<readonly (readonly Cell[])[]>;
}

interface Described<Document> {
  readonly texts: ExportedList['texts'];
  readonly columns: readonly Column<Document>[];
  readonly documents: (db: Database) => Pick<Documents<Document>, 'matching' | 'withIds'>;
  /** Removes from a document the data that the filters exclude, such as the refunds of another period. */
  readonly seenBy?: (filters: unknown) => (document: Document) => Document;
}

const exportedList = <Document>({ texts, columns, documents, seenBy }: Described<Document>): ExportedList => ({
  texts,
  columns,
  matching: (db, filter, limit) => documents(db).matching(listQueryOf(filter), limit),
  reader: (db, names, filter) => {
    const seen = seenBy?.(listQueryOf(filter)['filters']) ?? ((document: Document) => document);
    const chosen = names.flatMap((name) => columns.find((column) => column.name === name) ?? []);
    return {
      columns: chosen,
      rows: async (ids) =>
        (await documents(db).withIds(ids)).map(seen).map((document) => chosen.map(({ read }) => read(document))),
    };
  },
});

/** The lists that can be exported (B387). */
export const exportedLists: Readonly<Record<ExportType, ExportedList>> = {
  payments: exportedList({
    texts: exportTexts.payments,
    columns: paymentColumns,
    documents: createPaymentRepository,
    seenBy: refundsWithin,
  }),
  subscription: exportedList({
    texts: exportTexts.subscription,
    columns: subscriptionColumns,
    documents: createSubscriptionRepository,
  }),
  distributions: exportedList({
    texts: exportTexts.distributions,
    columns: distributionColumns,
    documents: createDistributionRepository,
  }),
  refunds: exportedList({
    texts: exportTexts.refunds,
    columns: refundColumns,
    documents: createRefundRepository,
  }),
};

const isExported = (type: string): type is ExportType => Object.hasOwn(exportedLists, type);

/**
 * Finds the list of an export.
 * @throws Error for an unknown type
 */
export function listOf({ type }: Pick<Export, 'type'>): ExportedList {
  if (isExported(type)) return exportedLists[type];
  throw new Error(`There is no list "${type}".`);
}

/** Decodes a filter query (A79) to the parameters of a list, without paging. */
function listQueryOf(filter: string): Readonly<Record<string, string>> {
  const query = [...new URLSearchParams(filter)];
  const names = query.map(([name]) => name);
  for (const name of names)
    if (name !== 'filters' && name !== 'sorts') throw badList(name, `An export has no "${name}".`);
  if (new Set(names).size < names.length) throw badList('filter', 'Each part of a filter is there once.');
  return Object.fromEntries(query);
}
