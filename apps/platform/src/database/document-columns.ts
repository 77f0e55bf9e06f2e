import { sql, type SQL } from 'drizzle-orm';
import { customType, jsonb, numeric } from 'drizzle-orm/pg-core';

/**
 * A service keeps its entities as the documents that it answers. What lists filter and sort by are columns that the
 * database derives from the document, so that the two cannot differ. Moments stay ISO text in UTC, which sorts as time does.
 */
export const documentColumn = <Document>() => jsonb('document').$type<Document>().notNull();

/** Compared byte by byte, so that lists have the same order on every database whatever its locale. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

const path = (dotted: string): SQL => sql.raw(`document #>> '{${dotted.replaceAll('.', ',')}}'`);

/** Text of the document, for EQUAL and for sorting. */
export const derivedText = (name: string, dotted: string) => plainText(name).generatedAlwaysAs(path(dotted));

/** Amount of the document. */
export const derivedNumber = (name: string, dotted: string) =>
  numeric(name, { mode: 'number' }).generatedAlwaysAs(sql`(${path(dotted)})::numeric`);

/** Accents that stand apart once a text is decomposed, and the characters that nobody sees: as a class of both SQL and JavaScript. */
const IGNORED = String.raw`[\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]`;
const ignored = new RegExp(IGNORED, 'g');

/** Decomposed first, so that it does not matter how a text was composed when it came. */
const folded = (value: SQL): SQL =>
  sql`lower(regexp_replace(normalize(coalesce(${value}, ''), NFD), ${sql.raw(`'${IGNORED}'`)}, '', 'g'))`;

/** Text without case nor accents, for CONTAINS and LIKE, and for the order of names. */
export const derivedSearchText = (name: string, dotted: string) =>
  plainText(name).generatedAlwaysAs(folded(path(dotted)));

/** Every value at a JSON path of the document, as one searchable text. */
export const derivedSearchTexts = (name: string, jsonPath: string) =>
  plainText(name).generatedAlwaysAs(folded(sql`jsonb_path_query_array(document, ${sql.raw(`'${jsonPath}'`)})::text`));

/** Every value at a JSON path of the document, as a JSON list. */
export const derivedList = (name: string, jsonPath: string) =>
  jsonb(name).generatedAlwaysAs(sql`jsonb_path_query_array(document, ${sql.raw(`'${jsonPath}'`)})`);

/** Folds typed text as the search columns hold it: without case, accents and unseen characters. */
export const searchable = (typed: string): string => typed.normalize('NFD').replaceAll(ignored, '').toLowerCase();
