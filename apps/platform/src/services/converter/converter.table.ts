import type { Configuration } from '@backoffice/contracts/converter';
import type { ImportColumnName } from '@backoffice/import-file';
import { documentTable } from '../../database/document-table.ts';
import { id, text } from '../../database/listed-columns.ts';

/** Position of a column of the import in a foreign file. */
export interface SourceColumn {
  readonly name: ImportColumnName;
  /**
   * Heading, in a file with headings. A file of fixed widths has the first and last character instead, counted from 1.
   */
  readonly heading?: string;
  readonly from?: number;
  readonly to?: number;
  /** Number of decimals of an amount that is written without its decimal mark. */
  readonly decimals?: number;
}

/** Stored configuration: the fields of the response, and how its files are read. */
export interface StoredConfiguration extends Configuration {
  readonly kind: 'headed' | 'fixed';
  /** Separator between the cells of a file with headings. */
  readonly separator?: string;
  readonly columns: readonly SourceColumn[];
}

/** Table of configurations. */
export const converterConfigurations = documentTable<StoredConfiguration>()('converter_configuration', {
  id: id(),
  name: text('name', { sort: true }),
  type: text('type'),
});
