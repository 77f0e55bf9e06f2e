import { visibleText } from '@backoffice/validators';
import { withoutAccents } from '@/shared/format';

/** Filler words that a search ignores. */
const idle: ReadonlySet<string> = new Set('a al de del el en la las lo los mi mis por para un una y'.split(' '));

/** Synonyms of the words on the screens, one meaning per line; in the singular, without accents and in lower case. */
const meanings: readonly (readonly string[])[] = [
  'crear alta agregar anadir nuevo nueva cargar generar dar hacer'.split(' '),
  'importar importacion subir archivo planilla excel'.split(' '),
  'entidad comercio recaudador cliente'.split(' '),
  'pagador persona'.split(' '),
  'impuesto afip arca presentacion fiscal'.split(' '),
  'retiro extraccion'.split(' '),
  'devolucion reembolso devolver reembolsar'.split(' '),
  'exportacion exportar descarga descargar'.split(' '),
  'integracion proveedor software'.split(' '),
  'tema modo'.split(' '),
  'oscuro noche'.split(' '),
  'claro dia'.split(' '),
  'cerrar salir'.split(' '),
  'perfil cuenta preferencia'.split(' '),
  'atajo tecla teclado'.split(' '),
  'programar programado programada agenda'.split(' '),
  'conciliar conciliacion'.split(' '),
  'autorizar autorizacion aprobar pendiente'.split(' '),
];

/** Returns the singular of a word, or the index in `meanings` (`#3`) if it has synonyms. */
const stem = (word: string): string => {
  const singular = word.replace(/(?<=[lnrd])es$/, '').replace(/(?<=[aeiou])s$/, '');
  const meaning = meanings.findIndex((words) => words.includes(singular) || words.includes(word));
  return meaning < 0 ? singular : `#${String(meaning)}`;
};

const wordsOf = (text: string): readonly string[] =>
  withoutAccents(visibleText(text))
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** Returns true if the name has every word of the text, in any order. */
export const hasWords = (name: string, text: string): boolean => {
  const words = new Set(wordsOf(name));
  return wordsOf(text).every((word) => words.has(word));
};

/** Returns true if the name has every word of the text, except fillers. Parts of words and synonyms count. */
export const isMeant = (name: string, typed: string): boolean => {
  const sought = wordsOf(typed).filter((word) => !idle.has(word));
  const words = wordsOf(name);
  const stems = new Set(words.map(stem));
  return (
    sought.length > 0 && sought.every((word) => words.some((part) => part.includes(word)) || stems.has(stem(word)))
  );
};
