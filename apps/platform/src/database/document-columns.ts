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

const accented = 'áàäâãéèëêíìïîóòöôõúùüûñç';
const plain = 'aaaaaeeeeiiiiooooouuuunc';

/** `lower` alone leaves accented capitals as they are in some locales of the database, so both cases are listed. */
const folded = (value: SQL): SQL =>
  sql`lower(translate(coalesce(${value}, ''), ${sql.raw(`'${accented}${accented.toUpperCase()}', '${plain}${plain}'`)}))`;

/** Text without case nor accents, for CONTAINS and LIKE, and for the order of names. */
export const derivedSearchText = (name: string, dotted: string) =>
  plainText(name).generatedAlwaysAs(folded(path(dotted)));

/** Every value at a JSON path of the document, as one searchable text. */
export const derivedSearchTexts = (name: string, jsonPath: string) =>
  plainText(name).generatedAlwaysAs(folded(sql`jsonb_path_query_array(document, ${sql.raw(`'${jsonPath}'`)})::text`));

/** Every value at a JSON path of the document, as a JSON list. */
export const derivedList = (name: string, jsonPath: string) =>
  jsonb(name).generatedAlwaysAs(sql`jsonb_path_query_array(document, ${sql.raw(`'${jsonPath}'`)})`);

const plainOf: ReadonlyMap<string, string> = new Map(
  Array.from(accented, (letter, place) => [letter, plain[place] ?? letter]),
);

/** Folds typed text as the search columns hold it: without case and accents. */
export const searchable = (typed: string): string =>
  Array.from(typed.normalize('NFC').toLowerCase(), (letter) => plainOf.get(letter) ?? letter).join('');
