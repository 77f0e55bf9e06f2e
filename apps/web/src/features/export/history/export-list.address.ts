import type { ExportFilter, ExportSortField } from '@/shared/apollo/schema-types.generated';
import { currentMonth, monthRange } from '@/shared/format';
import { filterTexts } from '@/shared/list/list.texts';
import { formatPaging, parsePaging, type Order, type Paging } from '@/shared/list/paging';
import type { ListCodec } from '@/shared/list/use-list-state';
import { daysOf, readPeriod, writePeriod, type ChosenPeriod } from '@/shared/period/chosen-period';
import { periodTexts } from '@/shared/period/period.texts';
import { exportFormats, exportTypes, type KnownExportFormat, type KnownExportType } from '../export.kinds';
import { exportStatuses, type KnownExportStatus } from '../export.kinds';
import { exportsTexts as texts } from '../export.texts';

/** What the history of exports is filtered by; null for all. */
export interface ExportFilters {
  readonly period: ChosenPeriod;
  readonly type: KnownExportType | null;
  readonly format: KnownExportFormat | null;
  readonly status: KnownExportStatus | null;
}

/** What the history of exports shows. */
export interface ExportList extends ExportFilters, Paging<ExportSortField> {}

/** Newest first without being asked. */
export const exportOrder: Order<ExportSortField> = {
  fields: ['CREATED_DATE'],
  usual: { field: 'CREATED_DATE', direction: 'DESCENDING' },
};

/** The history without filters: the current month (EXP-01). */
export const plainList = (now: Date, limit = 10): ExportList => ({
  period: monthRange(currentMonth(now)),
  type: null,
  format: null,
  status: null,
  page: 1,
  limit,
  sort: exportOrder.usual,
});

const readType = (code: string | null): KnownExportType | null =>
  exportTypes.find((known) => known.code === code)?.id ?? null;

const readFormat = (code: string | null): KnownExportFormat | null =>
  exportFormats.find(({ name }) => name === code)?.id ?? null;

const readStatus = (code: string | null): KnownExportStatus | null => exportStatuses.ofCode(code ?? '') ?? null;

const misread = (search: URLSearchParams): readonly string[] => {
  const unknown = (
    name: string,
    read: (text: string) => unknown,
    told: (text: string) => string,
  ): readonly string[] => {
    const text = search.get(name);
    return text === null || Boolean(read(text)) ? [] : [told(text)];
  };
  return [
    ...unknown('period', readPeriod, periodTexts.invalid),
    ...unknown('tipo', readType, texts.invalidType),
    ...unknown('formato', readFormat, texts.invalidFormat),
    ...unknown('status', readStatus, filterTexts.invalidStatus),
  ];
};

/** The address of the history. */
export const exportListCodec = (now: () => Date): ListCodec<ExportList> => ({
  misread,
  parse: (search) => ({
    period: readPeriod(search.get('period') ?? '') ?? plainList(now()).period,
    type: readType(search.get('tipo')),
    format: readFormat(search.get('formato')),
    status: readStatus(search.get('status')),
    ...parsePaging(search, exportOrder),
  }),
  format: (list) => {
    const { period, type, format, status } = list;
    const search = new URLSearchParams({ period: writePeriod(period) });
    if (type !== null) search.set('tipo', exportTypes.find(({ id }) => id === type)?.code ?? '');
    if (format !== null) search.set('formato', format.toLowerCase());
    if (status !== null) search.set('status', status.toLowerCase());
    formatPaging(search, list, exportOrder);
    return search;
  },
});

/** What the gateway is asked for. @param now what a relative period is resolved at */
export const exportFilter = ({ period, type, format, status }: ExportFilters, now: Date): ExportFilter => ({
  period: daysOf(period, now),
  ...(type === null ? {} : { type }),
  ...(format === null ? {} : { format }),
  ...(status === null ? {} : { statuses: [status] }),
});
