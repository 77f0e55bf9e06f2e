/** @param {string} kebab */
const camel = (kebab) => kebab.replaceAll(/-(\w)/g, (_all, /** @type {string} */ letter) => letter.toUpperCase());

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {string} kebab */
const spaced = (kebab) => kebab.replaceAll('-', ' ');

/** Returns the regular English plural. @param {string} kebab */
export const pluralOf = (kebab) => {
  if (/[^aeiou]y$/.test(kebab)) return `${kebab.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(kebab) ? `${kebab}es` : `${kebab}s`;
};

/** Converts words to a part of a URL: `promoción de mes` is `promocion-de-mes`. @param {string} words */
const slugOf = (words) =>
  words
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');

/** Derives the seed of the domain's random data from its name. @param {string} name */
const seedOf = (name) => {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 900;
  return `20_270_${100 + sum}`;
};

/**
 * @typedef {object} Words
 * @property {string} [plural] plural in English and kebab case
 * @property {string} [one] singular in Spanish
 * @property {string} [many] plural in Spanish
 * @property {boolean} [feminine] gender of the Spanish word
 */

/**
 * Returns the spellings of a name. Templates contain them between two pairs of underscores: `__thing-name__`.
 * @param {string} name singular in English and kebab case
 * @param {Words} words
 */
export const namesOf = (
  name,
  { plural = pluralOf(name), one = spaced(name), many = spaced(plural), feminine = false },
) => ({
  thing: camel(name),
  Thing: capital(camel(name)),
  THING: name.toUpperCase().replaceAll('-', '_'),
  thing_name: name.replaceAll('-', '_'),
  'thing-name': name,
  things: camel(plural),
  Things: capital(camel(plural)),
  'things-name': plural,
  // for English sentences
  word: spaced(name),
  words: spaced(plural),
  Sentence: capital(spaced(name)),
  Manysentence: capital(spaced(plural)),
  an: /^[aeiou]/.test(name) ? 'an' : 'a',
  An: /^[aeiou]/.test(name) ? 'An' : 'A',
  // for Spanish texts
  una: one,
  muchas: many,
  Muchas: capital(many),
  'la-una': `${feminine ? 'la' : 'el'} ${one}`,
  'de-la-una': feminine ? `de la ${one}` : `del ${one}`,
  'las-muchas': `${feminine ? 'las' : 'los'} ${many}`,
  oa: feminine ? 'a' : 'o',
  gender: feminine ? 'feminine' : 'masculine',
  slug: slugOf(many),
  seed: seedOf(name),
});

/** @typedef {ReturnType<typeof namesOf>} Names */
