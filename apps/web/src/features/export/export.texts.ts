import { counted, quantity, type Noun } from '@/shared/format';
import { listTextsOf } from '@/shared/list/list.texts';

const exported: Noun = { one: 'exportación', many: 'exportaciones', gender: 'feminine' };

/** Noun for the rows of a file. */
export const record: Noun = { one: 'registro', many: 'registros', gender: 'masculine' };

const { failed, total } = listTextsOf(exported);

/** Texts of the history of exports (B103). */
export const exportsTexts = {
  ofId: (id: string) => `Exportación ${id}`,
  failed,
  total,
  title: 'Historial de exportaciones',
  ask: 'Exportar',
  empty: 'No se encontraron exportaciones',
  emptyHint: 'Pruebe con otro período o con menos filtros.',
  type: 'Tipo',
  format: 'Formato',
  all: 'Todos',
  invalidType: (text: string) => `El tipo “${text}” no existe: no se aplicó ese filtro.`,
  invalidFormat: (text: string) => `El formato “${text}” no existe: no se aplicó ese filtro.`,
  widerType: 'Buscar en todos los tipos',
  widerFormat: 'Buscar en todos los formatos',
  columns: {
    id: 'ID',
    format: 'Formato',
    records: 'Registros',
    CREATED_DATE: 'Pedida',
    endDate: 'Terminada',
    status: 'Estado',
    type: 'Tipo',
    requestedBy: 'Pedida por',
    actions: 'Archivo',
  },
  records: (count: number) => counted(record, count),
  progress: (processed: number, of: number) => `${quantity(processed)} de ${quantity(of)}`,
  progressOf: (id: string) => `Avance de la exportación ${id}`,
  requestedOn: (moment: string, person: string) => `${moment} · ${person}`,
  endedOn: (moment: string) => `Terminada el ${moment}`,
} as const;
