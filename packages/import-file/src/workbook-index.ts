import { FileRefusal } from './file-refusal.ts';
import { readXml } from './read-xml.ts';
import type { Parts } from './workbook-parts.ts';

/** Name of the part with the first sheet that is not hidden. @throws FileRefusal */
export function readSheetName(parts: Parts): string {
  let relation: string | undefined;
  readXml(parts('xl/workbook.xml') ?? '<none/>', {
    open: ({ name, attribute }) => {
      const isShown = name === 'sheet' && (attribute('state') ?? 'visible') === 'visible';
      if (isShown) relation ??= attribute('r:id') ?? attribute('id');
    },
  });
  let target: string | undefined;
  readXml(parts('xl/_rels/workbook.xml.rels') ?? '<none/>', {
    open: ({ name, attribute }) => {
      if (name === 'Relationship' && attribute('Id') === relation) target = attribute('Target');
    },
  });
  if (target === undefined) throw new FileRefusal('workbook_broken');
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Formats of dates that every workbook has (ECMA-376, 18.8.30). */
const BUILT_IN = new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57]);

/** Whether a format of numbers shows a day: outside of texts and brackets it has a y or a d. */
const showsDay = (code: string): boolean => /[yd]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

/** Places of the cell styles that show a date. */
export function readDateStyles(styles: string | undefined): ReadonlySet<number> {
  const formats = new Set(BUILT_IN);
  const dates = new Set<number>();
  let isCells = false;
  let place = 0;
  readXml(styles ?? '<none/>', {
    open: ({ name, attribute }) => {
      if (name === 'numFmt' && showsDay(attribute('formatCode') ?? '')) formats.add(Number(attribute('numFmtId')));
      if (name === 'cellXfs') isCells = true;
      if (name !== 'xf' || !isCells) return;
      if (formats.has(Number(attribute('numFmtId')))) dates.add(place);
      place += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return dates;
}
