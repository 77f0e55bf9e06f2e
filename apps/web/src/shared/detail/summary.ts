import { createContext, type RefCallback } from 'react';
import { ABSENT } from '@/shared/format';
import { detailTexts } from './detail.texts';
import { summarized, type FieldTable, type SummaryField } from './detail-fields';

interface SummaryPart {
  /** Title of the section that contains the part. */
  readonly title: string;
  readonly read: () => readonly SummaryField[];
}

/** Parts on the screen, by element. Insertion order is not screen order: parts of other services arrive later. */
const parts = new Map<Element, SummaryPart>();

/** Title of the section around a part. */
export const SectionTitle = createContext('');

/** Returns a ref that adds a part to the summary of the record while its element is mounted. */
export const summaryPart =
  <T extends Element>(title: string, read: (element: T) => readonly SummaryField[]): RefCallback<T> =>
  (element) => {
    if (!element) return undefined;
    parts.set(element, { title, read: () => read(element) });
    return () => {
      parts.delete(element);
    };
  };

/** Returns the text beside a label, as the screen shows it. */
const textBeside = (list: Element, label: string): string =>
  [...list.querySelectorAll('dt')].find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent ??
  ABSENT;

/**
 * Reads the fields of a list of facts. Text of a field with `render` is read from the screen, because it may come from
 * another service.
 */
export const readSummary = <T>(fields: FieldTable<T>, entity: T, list: Element): readonly SummaryField[] =>
  Object.values(fields).flatMap((field) => {
    if (!field) return [];
    const rendered = field[2]?.render && field[2].only !== 'comparison' ? textBeside(list, field[0]) : undefined;
    return summarized(field, entity, rendered) ?? [];
  });

const inOrder = ([one]: readonly [Element, SummaryPart], [other]: readonly [Element, SummaryPart]): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Reads the fields on the screen by section title, in the order of the screen. */
const readSections = (): ReadonlyMap<string, readonly SummaryField[]> => {
  const sections = new Map<string, readonly SummaryField[]>();
  for (const [, { title, read }] of [...parts].sort(inOrder))
    sections.set(title, [...(sections.get(title) ?? []), ...read()]);
  return sections;
};

/**
 * Returns the record on the screen as plain text for an e-mail: title, sections and address.
 * @param path path of the screen
 */
export const summaryText = (title: string, path: string): string => {
  const sections = [...readSections()].filter(([, fields]) => fields.length > 0);
  const link = { label: detailTexts.record.link, text: `${location.origin}${path}` };
  const width = Math.max(...[link, ...sections.flatMap(([, fields]) => fields)].map(({ label }) => label.length));
  const lines = (fields: readonly SummaryField[]): string =>
    fields.map(({ label, text }) => `${`${label}:`.padEnd(width + 2)}${text}`).join('\n');
  // no heading for the first section: the title already names the record
  const blocks = sections.map(([name, fields], at) => (at === 0 ? lines(fields) : `${name}\n${lines(fields)}`));
  // mail programs may show no-break spaces as odd characters
  return [title, ...blocks, lines([link])].join('\n\n').replaceAll('\u00a0', ' ');
};
