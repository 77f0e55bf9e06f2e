import { sql, type SQL } from 'drizzle-orm';

/** Words as they are searched: in lower case, without the accents of Spanish. */
export const searchedWords = (words: SQL): SQL => sql`lower(translate(${words}, 'ÁÉÍÓÚÜÑáéíóúüñ', 'AEIOUUNaeiouun'))`;

/** Searched words of the event of a note; null for other events. @param line as JSON of the database */
export const wordsOfEvent = (line: SQL): SQL =>
  sql`case when ${line}->>'kind' = 'note' then ${searchedWords(sql`${line}->>'reason'`)} end`;
