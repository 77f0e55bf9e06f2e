/**
 * Texts that a spreadsheet shows instead of a value, in several languages: formula errors, values that are loading, and
 * columns that are too narrow.
 */
export const FORMULA_ERROR =
  /^(?:#\S+[!?]|#N\/?[AD]\b.*|#GETTING_DATA|#{3,}|Err:\d{3}|(?:Loading|Cargando|Carregando|Chargement)(?:\.{3}|…))$/i;
