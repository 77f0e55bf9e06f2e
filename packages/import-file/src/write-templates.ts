// Writes the templates of imports in both formats into apps/web/public/plantillas. After a change of importColumns:
// npm run templates -w @backoffice/import-file
import { mkdirSync, writeFileSync } from 'node:fs';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { importColumns } from './import-columns.ts';

const folder = new URL('../../../apps/web/public/plantillas/', import.meta.url);
const headings = importColumns.map(({ heading }) => heading);
const example = importColumns.map((column) => column.example);
const other = ['FAC-0002', 'CUOTA', '', '1234,50', '', 'luis.diaz@correo.example', 'CUIT', '20267565393', ''];

const csvCell = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const csv = [headings, example, other].map((row) => row.map(csvCell).join(';')).join('\n');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
// every cell is text: spreadsheets drop the zeros of identifiers, and make days of codes
const cell = (text: string, style: number): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
const sheet = (rows: readonly (readonly string[])[], widths: readonly number[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map((width, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" style="1" customWidth="1"/>`)
    .join('')}</cols><sheetData>${rows
    .map(
      (row, place) =>
        `<row r="${place + 1}">${row.map((text: string): string => cell(text, place === 0 ? 2 : 1)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

const explained = importColumns.map(({ heading, required, explanation, example: text }) => [
  heading,
  required ? 'Sí' : 'No',
  explanation,
  text,
]);
const office = 'http://schemas.openxmlformats.org';
const parts = {
  '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="Pagos" sheetId="1" r:id="rId1"/><sheet name="Columnas" sheetId="2" r:id="rId2"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${office}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><styleSheet xmlns="${office}/spreadsheetml/2006/main"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': sheet(
    [headings, example, other],
    headings.map((heading) => Math.max(heading.length, 14) + 4),
  ),
  'xl/worksheets/sheet2.xml': sheet([['Columna', 'Obligatoria', 'Qué va', 'Ejemplo'], ...explained], [28, 14, 70, 28]),
};

mkdirSync(folder, { recursive: true });
writeFileSync(new URL('importacion.csv', folder), `\uFEFF${csv}\n`);
// the same bytes at every run
const mtime = new Date('2026-01-01T12:00:00');
const files: Zippable = Object.fromEntries(
  Object.entries(parts).map(([name, text]) => [name, [strToU8(text), { mtime }]]),
);
writeFileSync(new URL('importacion.xlsx', folder), zipSync(files));
