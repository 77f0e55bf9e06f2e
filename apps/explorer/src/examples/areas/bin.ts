import type { Area } from '../area.ts';
import { choices, first, list, one } from '../question.ts';

export const area: Area<'bin'> = {
  title: 'BIN',
  queries: {
    BinsPage: { title: 'Búsqueda', ...list },
    BinPage: { title: 'Edición', ...one(first('bins')) },
    BinBrands: { title: 'Marcas', ...choices },
    BinTypes: { title: 'Tipos', ...choices },
    BinSubtypes: { title: 'Subtipos', ...choices },
    BinIssuers: { title: 'Emisores', ...choices },
    BinOfCard: { title: '¿Qué tarjeta es?', ...one(first('bins')) },
  },
};
