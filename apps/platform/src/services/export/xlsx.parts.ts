import { type Cell, withLabel, localTime, type Sheet, type SheetColumn } from './export.sheet.ts';

// The parts of a workbook are streamed row by row and packed by yazl. So a large export is not stored in memory. CSV
// in a file named `.xlsx` is no alternative: spreadsheets warn, and ids lose digits.

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes of the styles in `cellXfs`. */
const style = { heading: 1, text: 2, amount: 3, whole: 4, moment: 5 } as const;

/** Maximum length of the text of an Excel cell. Excel counts units of UTF-16, so that an emoji counts twice. */
const longestText = 32_767;

/** Returns the text as a cell may contain it: cut after the last character that has room. */
const fitting = (text: string): string => text.slice(0, longestText).replace(/[\uD800-\uDBFF]$/, '');

/**
 * Returns all parts of the workbook except the sheet. The workbook also names the filter, because
 * LibreOffice shows none otherwise.
 */
export const workbookParts = (sheet: Sheet): readonly (readonly [name: string, xml: string])[] => [
  [
    '[Content_Types].xml',
    `${declaration}<Types xmlns="${packaged}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>
</Types>`,
  ],
  [
    '_rels/.rels',
    `${declaration}<Relationships xmlns="${packaged}/relationships">
<Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/>
</Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}">
<sheets><sheet name="${escaped(sheet.name)}" sheetId="1" r:id="rId1"/></sheets>
<definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'${escaped(sheet.name)}'!$A$1:$${lastColumn(sheet)}$${sheet.records + 1}</definedName></definedNames>
</workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${declaration}<Relationships xmlns="${packaged}/relationships">
<Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/>
<Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/>
</Relationships>`,
  ],
  [
    'xl/styles.xml',
    `${declaration}<styleSheet xmlns="${main}">
<numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm:ss"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="6">
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="1" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`,
  ],
];

/** Writes the sheet, with a frozen heading and filters. */
export async function* worksheetXml(sheet: Sheet): AsyncGenerator<string> {
  const { columns, batches, records } = sheet;
  const letters = columns.map((_column, place) => columnLetters(place));
  const widths = columns.map(
    ({ heading, width }, place) =>
      `<col min="${place + 1}" max="${place + 1}" width="${Math.max(width, heading.length + 4)}" customWidth="1"/>`,
  );
  const headings = columns.map(({ heading }, place) => textCell(`${letters[place] ?? ''}1`, heading, style.heading));
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`;
  let last = 1;
  for await (const rows of batches) {
    let xml = '';
    for (const cells of rows) {
      last += 1;
      xml += `<row r="${last}">`;
      for (const [place, column] of columns.entries())
        xml += cellXml(`${letters[place] ?? ''}${last}`, withLabel(cells[place] ?? null, column), column);
      xml += '</row>';
    }
    if (xml !== '') yield xml;
  }
  yield `</sheetData><autoFilter ref="A1:${lastColumn(sheet)}${records + 1}"/></worksheet>`;
}

function cellXml(place: string, cell: Cell, { kind }: SheetColumn): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return numberCell(place, cell, style[kind]);
  return kind === 'moment' ? numberCell(place, serialOf(cell), style.moment) : textCell(place, cell, style.text);
}

const numberCell = (place: string, value: number, styled: number): string =>
  `<c r="${place}" s="${styled}"><v>${value}</v></c>`;

/** Writes a text as an inline string, which is not executed as a formula. */
const textCell = (place: string, text: string, styled: number): string =>
  `<c r="${place}" s="${styled}" t="inlineStr"><is><t xml:space="preserve">${escaped(fitting(text))}</t></is></c>`;

const day = 24 * 60 * 60 * 1000;

/**
 * Converts a timestamp to the serial number of spreadsheets: days since the end of 1899, in local time of Buenos Aires.
 */
const serialOf = (iso: string): number => Date.parse(`${localTime(iso).replace(' ', 'T')}Z`) / day + 25_569;

const lastColumn = ({ columns }: Sheet): string => columnLetters(columns.length - 1);

/** Returns the letters of a column: `A` to `Z`, then `AA` and so on. */
const columnLetters = (place: number): string =>
  (place < 26 ? '' : columnLetters(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));

/** Characters that XML 1.0 cannot represent: controls, lone surrogates, two non-characters. */
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML, and texts like `_x000D_`, which Excel reads as a character by its number. */
const escaped = (text: string): string =>
  text
    .replaceAll(unwritable, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');
