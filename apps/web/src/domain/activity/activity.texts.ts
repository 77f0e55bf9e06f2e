import { typeNames } from '@backoffice/schema/activity-names';
import type { ActivityKind, ActivityResult } from '@/shared/apollo/schema-types.generated';
import { counted, type Noun } from '@/shared/format';
import type { StatusDisplay } from '@/shared/status';

const event: Noun = { one: 'evento', many: 'eventos', gender: 'masculine' };

/** Texts of the section with the activity of a record. */
export const activityTexts = {
  title: 'Actividad',
  open: 'Ver quién hizo qué',
  close: 'Ocultar la actividad',
  none: 'No hay actividad registrada.',
  noneOwn: 'Todavía no hizo nada que se registre.',
  failed: 'No se pudo cargar la actividad',
  notKept: 'Esta instalación no guarda la actividad.',
  notKeptHint: 'Quien administra la instalación puede configurar dónde guardarla.',
  latest: (shown: number) => `Se muestran los últimos ${counted(event, shown)}.`,
  all: 'Ver todo',
  more: 'Ver más actividad',
  nobody: 'Sin sesión',
  reason: 'Motivo',
  note: 'Nota',
  code: 'Código',
  status: 'Estado',
  changed: 'Cambió',
  others: (count: number) => (count === 1 ? 'otro dato' : `otros ${count} datos`),
  from: (before: string, after: string) => `${before} → ${after}`,
  missing: (count: number) => `Faltan ${counted(event, count)}: están solo en el registro de auditoría.`,
  many: (count: number) => `y ${count} más`,
} as const;

/** Colors of the results of events. */
export const resultTones: Readonly<Record<ActivityResult, StatusDisplay['tone']>> = {
  DONE: 'success',
  REPEATED: 'neutral',
  REFUSED: 'warning',
  FORBIDDEN: 'error',
  FAILED: 'error',
  OUTCOME_UNKNOWN: 'warning',
};

/** Names of the kinds of events. */
export const kindGroups: Readonly<Record<ActivityKind, string>> = {
  CHANGE: 'Cambios',
  LOOK: 'Vistas',
  DOWNLOAD: 'Descargas',
  UPLOAD: 'Cargas',
  NOTE: 'Notas',
  TAKE: 'Tomas',
  GAP: 'Eventos que faltan',
};

/** Types of records with a feminine noun: `La canceló`, not `Lo canceló`. */
const feminine: ReadonlySet<string> = new Set([
  'Activity',
  'PaymentSubscription',
  'PayerReference',
  'Collector',
  'CollectorConfiguration',
  'Import',
  'Transfer',
  'Distribution',
  'TaxForm',
  'Export',
  'Notification',
  'SavedView',
]);

/** Returns the pronoun of a record by its type. */
export const pronounOf = (type: string): 'Lo' | 'La' => (feminine.has(type) ? 'La' : 'Lo');

/** Returns the name of a type with its article: `el pago`, `la distribución`, `el BIN`. */
export const withArticle = (type: string): string => {
  const name = typeNames[type] ?? type;
  const noun = name === name.toUpperCase() ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return `${feminine.has(type) ? 'la' : 'el'} ${noun}`;
};
