import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Sheet } from './export.sheet.ts';
import { workbookParts, worksheetXml } from './xlsx.parts.ts';

/** Writes a workbook of one sheet: XML in a zip, compressed as it is read. */
export function xlsxContent(sheet: Sheet): Readable {
  const zip = new ZipFile();
  for (const [name, xml] of workbookParts(sheet)) zip.addBuffer(Buffer.from(xml), name);
  const worksheet = Readable.from(worksheetXml(sheet), { objectMode: false });
  zip.addReadStream(worksheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  const content = new PassThrough();
  zip.outputStream.pipe(content);
  // neither the zip nor a pipe forwards an error
  worksheet.once('error', (error) => content.destroy(error));
  content.once('close', () => worksheet.destroy());
  return content;
}
