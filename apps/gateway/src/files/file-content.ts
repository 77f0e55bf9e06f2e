/** Beginning of a zip archive, which a workbook is, and of an old or encrypted workbook, which the service tells apart. */
const ARCHIVES = [Buffer.from('PK\u0003\u0004'), Buffer.from('d0cf11e0a1b11ae1', 'hex')];
const PDF = Buffer.from('%PDF-');

const startsWith = (content: Buffer, beginning: Buffer): boolean =>
  content.subarray(0, beginning.length).equals(beginning);

/** Whether content can be that of a table: a workbook, or text. @param beginning of the content */
export const mayBeTable = (beginning: Buffer): boolean =>
  ARCHIVES.some((archive) => startsWith(beginning, archive)) || !(startsWith(beginning, PDF) || beginning.includes(0));
