import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { root } from '../run/command.mjs';
import { pluralOf } from './names.mjs';

// Looks over: CONTEXT.md
/**
 * Folders with one folder per domain. Only their names are read, so a change to their files does not select this
 * program's test.
 */
const folders = [
  'packages/contracts/src',
  'packages/schema/src',
  'apps/gateway/src/modules',
  'apps/platform/src/services',
  'apps/web/src/features',
];

/** Reserved words of the language, which cannot name a variable. */
const RESERVED = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static ' +
    'super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/** Returns the words that CONTEXT.md avoids, in kebab case, each with the term to use instead. */
const avoidedWords = async () => {
  const lines = (await readFile(`${root}CONTEXT.md`, 'utf8')).split('\n').filter((line) => line.startsWith('|'));
  return lines.flatMap((line) => {
    const [, term = '', , avoid = ''] = line.split('|').map((cell) => cell.trim());
    return [...avoid.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({
      term,
      word: word.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase(),
    }));
  });
};

/**
 * @param {string} name
 * @param {string} [plural]
 * @throws Error for an invalid name, or one in use
 */
export const refuseName = async (name, plural = pluralOf(name)) => {
  for (const word of [name, plural])
    if (!/^[a-z]+(-[a-z]+)*$/.test(word)) throw new Error(`"${word}" is not in kebab case, such as loyalty-card.`);
  for (const word of [name, plural])
    if (RESERVED.has(word)) throw new Error(`"${word}" is a word of the language: name it in more words.`);
  if (plural === name) throw new Error(`One and many are called "${name}": give another --plural.`);
  const avoided = (await avoidedWords()).find(({ word }) => `-${name}-`.includes(`-${word}-`));
  if (avoided) throw new Error(`CONTEXT.md avoids "${avoided.word}": say "${avoided.term}".`);
  const taken = folders.find((folder) => existsSync(`${root}${folder}/${name}`));
  if (taken !== undefined) throw new Error(`There is ${taken}/${name} already.`);
};
