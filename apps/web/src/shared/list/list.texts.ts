import { agreeing, counted, ofTheOne, quantity, theOne, those, type Noun } from '@/shared/format';

const code: Noun = { one: 'código', many: 'códigos', gender: 'masculine' };

/** Texts of filters, the same in all lists. */
export const filterTexts = {
  search: 'Buscar',
  clear: 'Limpiar filtros',
  filters: 'Filtros',
  freeSearch: 'Búsqueda libre',
  box: 'Búsqueda',
  status: 'Estado',
  allStatuses: 'Todos',
  codes: (count: number) => counted(code, count),
  noColumn: (count: number) =>
    `Pegó ${quantity(count)} códigos juntos: acá se busca un texto de hasta 100 caracteres. En Pagos se buscan hasta 500 códigos.`,
  invalidCodes: (problem: string) => `${problem} No se aplicó ese filtro.`,
  searched: (text: string) => `“${text}”`,
  searching: 'Buscando…',
  changedView: (name: string) => `${name} · cambiada`,
  selectionActions: 'Acciones sobre la selección',
  seeSelection: 'Ver selección',
  takeOff: (title: string) => `Quitar de la selección: ${title}`,
  /** Header of the column of row menus. */
  actions: 'ACCIONES',
  reason: 'MOTIVO',
  closePanel: 'Cerrar el detalle',
  detail: 'Detalle',
  open: 'Abrir',
  /** Line of the menu of a row that shows it beside the list. */
  look: 'Vista rápida',
  id: 'ID',
  copyId: 'Copiar ID',
  copyOf: (label: string) => `Copiar ${label}`,
  notShown: 'No está entre las filas que se muestran',
  showNext: (name: string) => `Siguiente: ${name}`,
  gone: 'Ya no está en esta lista.',
  notShownHint: 'Puede estar en otra página de la lista, o no coincidir más con los filtros.',
  /** Text about the filters of a list without results. */
  searchedFor: (filters: readonly string[]) => `Se buscó: ${filters.join(' · ')}.`,
  widerPeriod: 'Buscar en los últimos 12 meses',
  widerStatus: 'Buscar en todos los estados',
  invalidTyped: (label: string, text: string, problem: string) =>
    `${label} “${text}” — ${problem} No se aplicó ese filtro.`,
  invalidStatus: (text: string) => `El estado “${text}” no existe: no se aplicó ese filtro.`,
} as const;

/** Texts of the sum of a list, which has no room for long ones. */
export const sumTexts = {
  add: 'Sumar',
  adding: 'Sumando…',
  failed: 'No se pudo sumar.',
  changed: 'La lista cambió.',
} as const;

/** Text of the number of records that wait in a status. */
export const waitingText = (count: number): string => (count === 1 ? 'Espera 1' : `Esperan ${quantity(count)}`);

/** Texts of a list. */
export interface ListTexts {
  /** Accessible name of the table; by default, the title of the screen. */
  readonly title?: string;
  readonly empty: string;
  readonly emptyHint: string;
  readonly failed: string;
  readonly total: (size: number) => string;
}

/** Returns the texts of a list whose rows can be opened, selected and acted on. */
export const listTextsOf = (noun: Noun) => ({
  failed: `No se pudieron cargar ${those(noun)} ${noun.many}`,
  total: (size: number) => counted(noun, size),
  open: (id: string) => `Ver ${theOne(noun)} ${id}`,
  actionsOf: (id: string) => `Acciones ${ofTheOne(noun)} ${id}`,
  seeDetail: 'Ver detalle',
  copyId: `Copiar ID ${ofTheOne(noun)}`,
  idCopied: 'ID copiado',
  unavailable: `No se encontró ${theOne(noun)}`,
  select: (id: string) => `Seleccionar ${theOne(noun)} ${id}`,
  selected: (count: number) => `${counted(noun, count)} ${agreeing('seleccionad', noun, count)}`,
  chooseAll: (size: number) => `Seleccionar ${those(noun)} ${quantity(size)} que coinciden`,
  /** Text instead of `chooseAll` when more rows match than can be selected. */
  tooMany: (size: number, most: number) =>
    `Coinciden ${quantity(size)}: se pueden seleccionar hasta ${counted(noun, most)}. Acote la búsqueda.`,
  clearSelection: 'Limpiar selección',
});
