import { createContext, type RefCallback } from 'react';
import { ABSENT } from '@/shared/format';
import { detailTexts } from './detail.texts';
import { summarized, type FieldTable, type SummaryField } from './detail-fields';

interface SummaryPart {
  /** Title of its section. */
  readonly title: string;
  readonly read: () => readonly SummaryField[];
}

/** The parts that are on the screen, by their elements: those of another service come later, and are not the last. */
const parts = new Map<Element, SummaryPart>();

/** The title of the section around a part. */
export const SectionTitle = createContext('');

/** Puts a part into the summary of the record for as long as its element is on the screen. */
export const summaryPart =
  <T extends Element>(title: string, read: (element: T) => readonly SummaryField[]): RefCallback<T> =>
  (element) => {
    if (!element) return undefined;
    parts.set(element, { title, read: () => read(element) });
    return () => {
      parts.delete(element);
    };
  };

/** The text beside a label, as the screen shows it. */
const textBeside = (list: Element, label: string): string =>
  [...list.querySelectorAll('dt')].find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent ??
  ABSENT;

/** The fields of a list of facts. What a field renders, another service may have named: its text is on the screen. */
export const readSummary = <T>(fields: FieldTable<T>, entity: T, list: Element): readonly SummaryField[] =>
  Object.values(fields).flatMap((field) => {
    if (!field) return [];
    const rendered = field[2]?.render && field[2].only !== 'comparison' ? textBeside(list, field[0]) : undefined;
    return summarized(field, entity, rendered) ?? [];
  });

const inOrder = ([one]: readonly [Element, SummaryPart], [other]: readonly [Element, SummaryPart]): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** The fields on the screen by the titles of their sections, in its order. */
const readSections = (): ReadonlyMap<string, readonly SummaryField[]> => {
  const sections = new Map<string, readonly SummaryField[]>();
  for (const [, { title, read }] of [...parts].sort(inOrder))
    sections.set(title, [...(sections.get(title) ?? []), ...read()]);
  return sections;
};

/**
 * The record that is on the screen as lines for an e-mail: its title, what its sections show, and where it is.
 * @param path of the screen
 */
export const summaryText = (title: string, path: string): string => {
  const sections = [...readSections()].filter(([, fields]) => fields.length > 0);
  const link = { label: detailTexts.record.link, text: `${location.origin}${path}` };
  const width = Math.max(...[link, ...sections.flatMap(([, fields]) => fields)].map(({ label }) => label.length));
  const lines = (fields: readonly SummaryField[]): string =>
    fields.map(({ label, text }) => `${`${label}:`.padEnd(width + 2)}${text}`).join('\n');
  // the title says what the first section is about
  const blocks = sections.map(([name, fields], at) => (at === 0 ? lines(fields) : `${name}\n${lines(fields)}`));
  // in a mail program the spaces that do not break are odd signs
  return [title, ...blocks, lines([link])].join('\n\n').replaceAll('\u00a0', ' ');
};
