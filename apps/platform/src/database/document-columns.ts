import { sql, type SQL } from 'drizzle-orm';
import { customType, jsonb, numeric, type PgColumn } from 'drizzle-orm/pg-core';

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

/** Characters that nobody sees, blanks and dashes, as `visibleText` has them: PostgreSQL knows no properties of Unicode. */
const UNSEEN = String.raw`[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]`;
const BLANKS = String.raw`[\u0009-\u000d \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+`;
const DASHES = String.raw`[\u02d7\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2796\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]`;

const replaced = (value: SQL, pattern: string, by: string): SQL =>
  sql`regexp_replace(${value}, ${sql.raw(`'${pattern}'`)}, ${sql.raw(`'${by}'`)}, 'g')`;

const seen = (value: SQL): SQL => {
  const composed = sql`normalize(${replaced(value, UNSEEN, '')}, NFC)`;
  return sql`btrim(${replaced(replaced(composed, BLANKS, ' '), DASHES, '-')})`;
};

/** Text as people see it: an identifier of any source, for the look for one that is the same to them. */
export const derivedSeenText = (name: string, dotted: string) => plainText(name).generatedAlwaysAs(seen(path(dotted)));

/** An identifier without the case of its letters, of a column that has it as people see it. Collation "C" knows ASCII alone. */
export const withoutCase = (column: PgColumn): SQL => sql`lower(normalize(${column}, NFD))`;

/** Folds an identifier as `withoutCase` does. */
export const foldedCase = (id: string): string =>
  id.normalize('NFD').replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Text without case nor accents, for CONTAINS and LIKE, and for the order of names. */
export const derivedSearchText = (name: string, dotted: string) =>
  plainText(name).generatedAlwaysAs(folded(path(dotted)));

/**
 * A text for the order of names, without case and accents. Of Spanish letters ñ is one of its own: the last character of
 * Unicode after its n puts it behind every other n, and before o.
 */
export const inSpanishOrder = (column: PgColumn): SQL =>
  sql`regexp_replace(replace(lower(normalize(coalesce(${column}, ''), NFD)), ${sql.raw(String.raw`U&'n\0303'`)}, 'n' || chr(1114109)), ${sql.raw(`'${IGNORED}'`)}, '', 'g')`;

/** Every value at a JSON path of the document, as one searchable text. */
export const derivedSearchTexts = (name: string, jsonPath: string) =>
  plainText(name).generatedAlwaysAs(folded(sql`jsonb_path_query_array(document, ${sql.raw(`'${jsonPath}'`)})::text`));

/** Every value at a JSON path of the document, as a JSON list. */
export const derivedList = (name: string, jsonPath: string) =>
  jsonb(name).generatedAlwaysAs(sql`jsonb_path_query_array(document, ${sql.raw(`'${jsonPath}'`)})`);

/** Folds typed text as the search columns hold it: without case, accents and unseen characters. */
export const searchable = (typed: string): string => typed.normalize('NFD').replaceAll(ignored, '').toLowerCase();
