import { counted, quantity, type Noun } from '@/shared/format';
import { listTextsOf } from '@/shared/list/list.texts';

const bin: Noun = { one: 'BIN', many: 'BIN', gender: 'masculine' };
const payment: Noun = { one: 'pago', many: 'pagos', gender: 'masculine' };

/** Texts of the list of BINs (B111). */
export const binsTexts = {
  ...listTextsOf(bin),
  empty: 'No se encontraron BIN',
  emptyHint: 'Pruebe con menos dígitos, o con otra marca u otra organización.',
  searchHint: 'Número, marca u organización',
  create: 'Nuevo BIN',
  see: 'Ver',
  edit: 'Modificar',
  remove: 'Eliminar',
  days: (count: number) => (count === 1 ? '1 día' : `${quantity(count)} días`),
  columns: {
    ID: 'BIN',
    BRAND: 'MARCA',
    CARD_TYPE: 'TIPO',
    subtype: 'SUBTIPO',
    ISSUER: 'ORGANIZACIÓN',
    country: 'PAÍS',
    PAYMENT_METHOD: 'MEDIO DE PAGO',
    ACCREDITATION_DAY: 'ACREDITACIÓN',
  },
} as const;

/** Texts of the form of a BIN. The specification prescribes the notices (B368). */
export const binFormTexts = {
  new: { title: 'Nuevo BIN', submit: 'Guardar', done: 'Bin created correctamente' },
  edit: { title: (id: string) => `BIN ${id}`, submit: 'Guardar', done: 'Bin Actualizado correctamente' },
  failed: 'No se pudo cargar el BIN',
  notFound: 'No se encontró el BIN',
  notFoundDetail: 'Puede que el número esté mal escrito o que el BIN ya no exista.',
  back: 'Volver a los BIN',
  number: 'Número BIN',
  card: 'Tarjeta',
  cardType: 'Tipo de tarjeta',
  subtype: 'Subtipo',
  issuer: 'Organización',
  country: 'País',
  paymentMethod: 'Medio de pago',
  accreditationDay: 'Día de acreditación',
  accreditationHint: 'Días hasta que se acredita el pago',
  uses: 'Pagos que lo usan',
  searchHint: 'Escriba para buscar',
  nothingFound: 'No se encontró nada con ese texto',
  more: (shown: number, all: number) => `Primeros ${shown} de ${all}: escriba para buscar`,
} as const;

/** Texts of the BINs beside the form. */
export const similarBinsTexts = {
  title: 'BIN que empiezan igual',
  hint: 'Con cuatro dígitos se ven los BIN que empiezan igual, y cómo están cargados.',
  known: 'Ese BIN ya está cargado.',
  open: 'Modificarlo',
  none: 'Ningún otro BIN empieza igual.',
  failed: 'No se pudieron buscar los BIN',
  unknown: 'No se pudieron buscar los BIN',
} as const;

/** Texts for the deletion of BINs. */
export const binDeletionTexts = {
  title: (count: number) => (count === 1 ? 'Eliminar el BIN' : `Eliminar ${counted(bin, count)}`),
  detail: (count: number) =>
    count === 1 ? 'No se puede deshacer.' : 'Se eliminan todos o ninguno. No se puede deshacer.',
  uses: (count: number) =>
    count === 0 ? 'Ningún pago lo usa' : `Lo ${count === 1 ? 'usa' : 'usan'} ${counted(payment, count)}`,
  inUse: (used: number, all: number) => {
    if (all === 1) return 'El BIN tiene pagos: no se puede eliminar.';
    return used === 1
      ? `1 de los ${quantity(all)} tiene pagos: quítelo de la selección.`
      : `${quantity(used)} de los ${quantity(all)} tienen pagos: quítelos de la selección.`;
  },
  submit: 'Eliminar',
  done: (count: number) => (count === 1 ? 'BIN eliminado con éxito' : `${counted(bin, count)} eliminados con éxito`),
} as const;

/** Texts of the card lookup. */
export const cardLookupTexts = {
  title: '¿Qué tarjeta es?',
  label: 'Primeros 6 dígitos',
  hint: 'Si pega un número entero, quedan solo los primeros 6.',
  searching: 'Buscando…',
  unknown: 'Ese BIN no está cargado.',
  failed: 'No se pudo buscar el BIN.',
  accredited: (days: string) => `se acredita en ${days}`,
} as const;
