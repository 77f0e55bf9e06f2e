import { withoutAccents } from '@/shared/format';

/** Words that say nothing of what is looked for. */
const idle: ReadonlySet<string> = new Set('a al de del el en la las lo los mi mis por para un una y'.split(' '));

/** Words of people for what the screens call otherwise; each line is one meaning. */
const meanings: readonly (readonly string[])[] = [
  'crear alta agregar anadir nuevo nueva cargar generar dar hacer'.split(' '),
  'importar importacion subir archivo planilla excel'.split(' '),
  'entidad comercio recaudador cliente'.split(' '),
  'pagador persona'.split(' '),
  'impuesto afip arca presentacion fiscal'.split(' '),
  'retiro extraccion'.split(' '),
  'devolucion reembolso'.split(' '),
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

/** The word without its plural, and the meaning that it has with others. */
const stem = (word: string): string => {
  const singular = word.replace(/(?<=[lnrd])es$/, '').replace(/(?<=[aeiou])s$/, '');
  const meaning = meanings.findIndex((words) => words.includes(singular) || words.includes(word));
  return meaning < 0 ? singular : `#${String(meaning)}`;
};

const wordsOf = (text: string): readonly string[] =>
  withoutAccents(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** True for a name of which each word of a text is a part, or means the same as one of its words. */
export const isMeant = (name: string, typed: string): boolean => {
  const sought = wordsOf(typed).filter((word) => !idle.has(word));
  const words = wordsOf(name);
  const stems = new Set(words.map(stem));
  return (
    sought.length > 0 && sought.every((word) => words.some((part) => part.includes(word)) || stems.has(stem(word)))
  );
};
