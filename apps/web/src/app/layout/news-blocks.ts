/** Block of the body of a news entry. */
export type NewsBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const ITEM = /^[-*]\s+/;

/**
 * Parses the subset of Markdown that news use: paragraphs and lists, between empty lines. All lines of a list start
 * with a dash or an asterisk.
 */
export const newsBlocks = (body: string): readonly NewsBlock[] =>
  body
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const lines = part.split('\n').map((line) => line.trim());
      return lines.every((line) => ITEM.test(line))
        ? { kind: 'list', items: lines.map((line) => line.replace(ITEM, '')) }
        : { kind: 'paragraph', text: lines.join(' ') };
    });
