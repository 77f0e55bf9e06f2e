/** Section of a guide that expands. */
export interface Section {
  readonly title: string;
  /** Content as Markdown. */
  readonly text: string;
}

/** Removes links to other files of the repository, which do not work here, and the marks of generated lists. */
const readable = (text: string): string =>
  text.replaceAll(/<!--.*?-->\n*/gs, '').replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1');

/** Splits a guide at its title and its second-level headings. The first section has the title. */
export const sectionsOf = (page: string): readonly Section[] => {
  const sections: { title: string; lines: string[] }[] = [];
  let isCode = false;
  for (const line of readable(page).split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    // in code, a comment may look like a heading
    const title = isCode ? undefined : /^#{1,2} (.+)/.exec(line)?.[1];
    if (title === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ title, lines: [] });
  }
  return sections.map(({ title, lines }) => ({ title, text: lines.join('\n').trim() }));
};
