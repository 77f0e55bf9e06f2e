import { strFromU8, unzipSync } from 'fflate';

/** Cell of the file: a text, or a number with its format. */
type ReadCell = string | { readonly number: number; readonly format: string };

export interface ReadWorkbook {
  /** Rows of cells; a missing cell is null. */
  readonly rows: readonly (readonly (ReadCell | null)[])[];
  /** Returns the XML of a part. */
  readonly part: (name: string) => string;
}

/** Reads the single sheet of a workbook with inline texts. */
export function readXlsx(bytes: Uint8Array, columns: number): ReadWorkbook {
  const parts = unzipSync(bytes);
  const part = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
  const styles = part('xl/styles.xml');
  const own = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
  );
  const formats = [...(/<cellXfs.*?<\/cellXfs>/s.exec(styles)?.[0] ?? '').matchAll(/numFmtId="(\d+)"/g)].map(
    ([, id]) => own.get(id) ?? String(id),
  );
  const cellOf = ([, style, inner = '']: RegExpMatchArray): ReadCell => {
    const text = /<t xml:space="preserve">(.*)<\/t>/s.exec(inner)?.[1];
    if (text !== undefined) return plain(text);
    return { number: Number(/<v>(.*)<\/v>/.exec(inner)?.[1]), format: formats[Number(style)] ?? '' };
  };
  const rows = [...part('xl/worksheets/sheet1.xml').matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)].map(
    ([, row, xml = '']) => {
      const cells = new Map(
        [...xml.matchAll(/<c r="([A-Z]+)\d+" s="(\d+)"[^>]*>(.*?)<\/c>/gs)].map((found) => [
          `${found[1] ?? ''}${row ?? ''}`,
          cellOf([found[0], found[2] ?? '', found[3] ?? '']),
        ]),
      );
      return Array.from(
        { length: columns },
        (_cell, place) => cells.get(`${String.fromCharCode(65 + place)}${row ?? ''}`) ?? null,
      );
    },
  );
  return { rows, part };
}

const plain = (xml: string): string =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
