/**
 * Letters of other alphabets that look like a Latin one, as a capital or as a small letter, in lower case: single letters of
 * Greek and Cyrillic (https://www.unicode.org/Public/security/16.0.0/confusables.txt), and the dotless i.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', н: 'h', і: 'i', ӏ: 'l', ј: 'j', к: 'k', м: 'm', о: 'o', р: 'p' },
  ...{ ԛ: 'q', г: 'r', ѕ: 's', т: 't', ѵ: 'v', ԝ: 'w', х: 'x', у: 'y', ү: 'y', ᴢ: 'z' },
  ...{ α: 'a', β: 'b', ϲ: 'c', ε: 'e', η: 'h', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', σ: 'o', τ: 't', υ: 'u', χ: 'x' },
  ...{ γ: 'y', μ: 'm', ζ: 'z', ı: 'i', ɑ: 'a', ɡ: 'g', ǀ: 'l' },
};

/** Characters that nobody sees: they are left out. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;
/** Dot that a capital I with one leaves behind in lower case. */
const DOT_OF_I = /(?<=i)\u0307/g;

/** A name as two people would take it for the same: whatever its case, its spaces, unseen characters and alphabets. */
export const plainName = (name: string): string =>
  Array.from(
    name.normalize('NFKC').replaceAll(UNSEEN, '').toLowerCase().replaceAll(DOT_OF_I, '').normalize('NFKC'),
    (letter) => LOOKALIKES[letter] ?? letter,
  )
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Asks if a name is one: a dash, a dot or a blank names nobody. */
export const isName = (name: string): boolean => /[\p{L}\p{N}]/u.test(plainName(name));
