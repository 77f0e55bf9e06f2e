import { readFile } from 'node:fs/promises';
import { root } from '../run/command.mjs';

/**
 * Returns commands of a document: the lines after a comment, up to the next comment or the end of the block.
 * @param {string} document path from the root of the repository
 * @param {string} comment start of the text after `# `
 */
export const documentedCommands = async (document, comment) => {
  const text = await readFile(`${root}${document}`, 'utf8');
  const lines = text.split('\n').map((line) => line.trim());
  const begin = lines.findIndex((line) => line.startsWith(`# ${comment}`));
  if (begin === -1) throw new Error(`${document} has no commands for: ${comment}`);
  const length = lines.slice(begin + 1).findIndex((line) => line.startsWith('# ') || line.startsWith('```'));
  return lines.slice(begin + 1, begin + 1 + length).join('\n');
};
