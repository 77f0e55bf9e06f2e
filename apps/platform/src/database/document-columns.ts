import { sql, type SQL } from 'drizzle-orm';
import { customType, jsonb, numeric, type PgColumn } from 'drizzle-orm/pg-core';

/**
 * Column with the JSON document of an entity. The database generates most columns of lists from it, so the two cannot
 * differ. Timestamps stay ISO text in UTC, which sorts in time order.
 */
export const documentColumn = <Document>() => jsonb('document').$type<Document>().notNull();

/** Text compared byte by byte, so that lists have the same order with any locale of the database. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

const path = (dotted: string): SQL => sql.raw(`document #>> '{${dotted.replaceAll('.', ',')}}'`);

/** Column with a text of the document as it is stored: timestamps, and texts that services write themselves. */
export const derivedText = (name: string, dotted: string) => plainText(name).generatedAlwaysAs(path(dotted));

/** Column with an amount of the document. */
export const derivedNumber = (name: string, dotted: string) =>
  numeric(name, { mode: 'number' }).generatedAlwaysAs(sql`(${path(dotted)})::numeric`);

/*
 * The database normalizes texts as `visibleText` does, with functions of migration 0009: `visible_text`, `folded_text`,
 * and one of each for lists. A test compares them for the characters that `visibleText` changes.
 */

/** Column with a text of the document in the form of `visibleText`, for EQUAL and for sorting. */
export const derivedVisibleText = (name: string, dotted: string) =>
  plainText(name).generatedAlwaysAs(sql`visible_text(${path(dotted)})`);

/**
 * Returns an identifier in lower case, from a column in the form of `visibleText`. Collation "C" changes ASCII letters
 * only.
 */
export const withoutCase = (column: PgColumn): SQL => sql`lower(normalize(${column}, NFD))`;

/** Folds an identifier as `withoutCase` does. */
export const foldedCase = (id: string): string =>
  id.normalize('NFD').replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Column with a text in the form of `visibleText`, without case and accents, for CONTAINS and LIKE. */
export const derivedSearchText = (name: string, dotted: string) =>
  plainText(name).generatedAlwaysAs(sql`folded_text(${path(dotted)})`);

/**
 * Sort key for names, without case and accents. In Spanish, ñ is a letter between n and o. U+10FFFD after its n sorts
 * it there.
 */
export const inSpanishOrder = (column: PgColumn): SQL =>
  sql`folded_text(replace(lower(normalize(${column}, NFD)), ${sql.raw(String.raw`U&'n\0303'`)}, 'n' || chr(1114109)))`;

/** Returns the values at a JSON path of the document, as a JSON list. */
const valuesAt = (jsonPath: string): SQL => sql`jsonb_path_query_array(document, ${sql.raw(`'${jsonPath}'`)})`;

/** Column with every text at a JSON path, each on its own line, folded as in `derivedSearchText`. */
export const derivedSearchTexts = (name: string, jsonPath: string) =>
  plainText(name).generatedAlwaysAs(sql`folded_texts(${valuesAt(jsonPath)})`);

/** Column with every value at a JSON path, as a JSON list. */
export const derivedList = (name: string, jsonPath: string) => jsonb(name).generatedAlwaysAs(valuesAt(jsonPath));

/** Column with every text at a JSON path in the form of `visibleText`, as a JSON list. */
export const derivedVisibleList = (name: string, jsonPath: string) =>
  jsonb(name).generatedAlwaysAs(sql`visible_texts(${valuesAt(jsonPath)})`);

/** Returns the condition that a folded column contains a text. */
export const contains = (column: PgColumn, typed: string): SQL =>
  sql`${column} like '%' || folded_text(${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}) || '%'`;
