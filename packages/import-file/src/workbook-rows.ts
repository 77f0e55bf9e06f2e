import { FileRefusal } from './file-refusal.ts';
import { readParts } from './workbook-parts.ts';
import { readSharedTexts, readSheet } from './workbook-sheet.ts';
import { readSheetName, readDateStyles } from './workbook-index.ts';

/** The rows of the first sheet of a workbook that is not hidden. @throws FileRefusal */
export function* workbookRows(bytes: Uint8Array): Generator<readonly string[]> {
  const parts = readParts(bytes);
  const sheet = parts(readSheetName(parts));
  if (sheet === undefined) throw new FileRefusal('workbook_broken');
  const texts = readSharedTexts(parts('xl/sharedStrings.xml'));
  yield* readSheet(sheet, { texts, dateStyles: readDateStyles(parts('xl/styles.xml')) });
}
