/** Part of a guide that opens by itself. */
export interface Section {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

/** Links to other files of the repository lead nowhere here, and marks of generated lists are no text. */
const readable = (text: string): string =>
  text.replaceAll(/<!--.*?-->\n*/gs, '').replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1');

/** Takes a guide apart at its headings; what stands before the first of them is under its title. */
export const sectionsOf = (page: string): readonly Section[] => {
  const sections: { title: string; lines: string[] }[] = [];
  let isCode = false;
  for (const line of readable(page).split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    // a comment of a program begins as a heading does
    const title = isCode ? undefined : /^#{1,2} (.+)/.exec(line)?.[1];
    if (title === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ title, lines: [] });
  }
  return sections.map(({ title, lines }) => ({ title, text: lines.join('\n').trim() }));
};
