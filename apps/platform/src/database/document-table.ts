import { type BuildExtraConfigColumns, getTableColumns } from 'drizzle-orm';
import {
  integer,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { ListFields } from '../shared/list-fields.ts';
import { documentColumn } from './document-columns.ts';
import { type Builders, listFields, searchColumns, type SearchColumns } from './listed-columns.ts';

type Column<Data> = PgColumn & { readonly _: { readonly data: Data } };

/** Table with one document per row, under its identifier. */
export type DocumentTable<Document> = PgTable & { readonly id: Column<string>; readonly document: Column<Document> };

/** Table with the earlier versions of documents. */
export type VersionTable<Document> = DocumentTable<Document> & { readonly version: Column<number> };

const baseColumns = <Document>() => ({ id: text('id').primaryKey(), document: documentColumn<Document>() });

type Columns<Document, Derived> = ReturnType<typeof baseColumns<Document>> & Derived & SearchColumns<Derived>;

const declared = new WeakMap<object, Builders>();

/** Returns the fields by which lists of a table can be filtered and sorted. */
export const fieldsOf = (table: PgTable): ListFields => listFields(declared.get(table) ?? {}, getTableColumns(table));

/**
 * Defines a table of documents. Its other columns are those that queries filter and sort by, or that are not part of
 * the document.
 */
export const documentTable =
  <Document>() =>
  <Name extends string, Derived extends Record<string, PgColumnBuilderBase>>(
    name: Name,
    derived: Derived,
    indexes: (
      table: BuildExtraConfigColumns<Name, Columns<Document, Derived>, 'pg'>,
    ) => PgTableExtraConfigValue[] = () => [],
  ) => {
    const columns = { ...baseColumns<Document>(), ...derived, ...searchColumns(derived) };
    const table = pgTable<Name, Columns<Document, Derived>>(name, columns, indexes);
    declared.set(table, derived);
    return table;
  };

/** Defines the table of earlier versions. */
export const versionTable = <Document>(name: string) =>
  pgTable(
    name,
    { id: text('id').notNull(), version: integer('version').notNull(), document: documentColumn<Document>() },
    (table) => [primaryKey({ columns: [table.id, table.version] })],
  );
