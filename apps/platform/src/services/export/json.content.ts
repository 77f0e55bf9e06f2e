import { Readable } from 'node:stream';
import type { Sheet } from './export.sheet.ts';

/** Writes a JSON list of objects with the names of the columns, one row per line. */
export const jsonContent = (sheet: Sheet): Readable => Readable.from(jsonText(sheet), { objectMode: false });

async function* jsonText({ columns, batches }: Sheet): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of batches) {
    let text = '';
    for (const cells of rows) {
      text += before + JSON.stringify(Object.fromEntries(columns.map(({ name }, place) => [name, cells[place]])));
      before = ',\n';
    }
    if (text !== '') yield text;
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
