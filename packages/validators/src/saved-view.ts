import { string } from 'yup';
import { hasPersonNumber, longestViewName, longestViewSearch, mayNamePerson } from './text/view-text.ts';
import { isPrintable } from './text/visible.ts';
import { atMost, typedText } from './typed-text.ts';

/**
 * Validator of the name of a saved view, which other people may read. Only the gateway uses it; the web checks a view
 * with `isKeepableView`.
 */
export const viewName = typedText()
  .required('Escriba un nombre para la vista.')
  .test(atMost(longestViewName, `El nombre puede tener hasta ${longestViewName} caracteres.`))
  .test('printable', 'El nombre tiene caracteres que no se admiten.', (text) => isPrintable(text))
  .test(
    'person',
    'El nombre no puede tener un correo electrónico ni un número de documento.',
    (text) => !hasPersonNumber(text),
  );

/** Validator of the search parameters of a saved view, URL-encoded. Only the gateway uses it. */
export const viewSearch = string()
  .required('La vista no tiene filtros.')
  .test(atMost(longestViewSearch, 'La vista tiene demasiados filtros.'))
  .test('printable', 'La vista tiene caracteres que no se admiten.', (text) => isPrintable(text))
  .test('person', 'La vista busca un texto que puede nombrar a una persona.', (text) => !mayNamePerson(text));
