import type { Configuration } from '@backoffice/contracts/converter';
import type { ImportColumnName } from '@backoffice/import-file';
import { documentTable } from '../../database/document-table.ts';
import { id, text } from '../../database/listed-columns.ts';

/** Place of a column of the import in a foreign file. */
export interface SourceColumn {
  readonly name: ImportColumnName;
  /** Heading in a file with headings; first and last character, from 1, in one of fixed widths. */
  readonly heading?: string;
  readonly from?: number;
  readonly to?: number;
  /** Digits behind the decimal mark of an amount that is written without it. */
  readonly decimals?: number;
}

/** A configuration as it is kept: beside what is answered, how its files are read. */
export interface KeptConfiguration extends Configuration {
  readonly kind: 'headed' | 'fixed';
  /** Between the cells of a file with headings. */
  readonly separator?: string;
  readonly columns: readonly SourceColumn[];
}

/** Table of configurations. */
export const converterConfigurations = documentTable<KeptConfiguration>()('converter_configuration', {
  id: id(),
  name: text('name', { sort: true }),
  type: text('type'),
});
