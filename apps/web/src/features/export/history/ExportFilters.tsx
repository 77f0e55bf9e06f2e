import { FilterFrame, filterTexts, SelectFilter, useEntered } from '@/shared/list';
import { PeriodField } from '@/shared/period';
import { exportFormats, exportTypes } from '../export.kinds';
import { exportStatus, exportStatuses } from '../export.kinds';
import { exportsTexts as texts } from '../export.texts';
import { daysOfExports } from './days-of-exports';
import type { ExportFilters as Filters } from './export-list.address';

const statuses = exportStatuses.known.map((id) => ({ id, name: exportStatus[id].label }));

interface ExportFiltersProps {
  readonly filters: Filters;
  readonly onSearch: (filters: Filters) => void;
}

/** The filters of the history: period, type, format and status (B103). */
export const ExportFilters = ({ filters: { period, type, format, status }, onSearch }: ExportFiltersProps) => {
  const [entered, setEntered] = useEntered<Filters>({ period, type, format, status });
  const enter = (changed: Partial<Filters>) => {
    setEntered({ ...entered, ...changed });
  };
  return (
    <FilterFrame
      widths="minmax(200px, 1.4fr) repeat(3, minmax(140px, 1fr))"
      onSearch={() => {
        onSearch(entered);
      }}
    >
      <PeriodField
        period={entered.period}
        bounds={daysOfExports(new Date())}
        onChange={(chosen) => {
          enter({ period: chosen });
        }}
      />
      <SelectFilter
        label={texts.type}
        value={entered.type}
        allLabel={texts.all}
        options={exportTypes}
        onChange={(chosen) => {
          enter({ type: chosen });
        }}
      />
      <SelectFilter
        label={texts.format}
        value={entered.format}
        allLabel={texts.all}
        options={exportFormats}
        onChange={(chosen) => {
          enter({ format: chosen });
        }}
      />
      <SelectFilter
        label={filterTexts.status}
        value={entered.status}
        allLabel={filterTexts.allStatuses}
        options={statuses}
        onChange={(chosen) => {
          enter({ status: chosen });
        }}
      />
    </FilterFrame>
  );
};
