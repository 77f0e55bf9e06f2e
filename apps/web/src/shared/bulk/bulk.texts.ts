import { counted, quantity, type Noun } from '@/shared/format';

/** Texts of bulk actions. */
export const bulkTexts = {
  /** Label of an action that only some of the selected rows allow, for example `Cancelar 1 de 3`. */
  some: (label: string, allowed: number, of: number) => `${label} ${quantity(allowed)} de ${quantity(of)}`,
  reading: 'Reuniendo la selección…',
  reload: 'Actualizar la lista',
  notRead: 'No se pudo reunir la selección',
  confirmTitle: 'Confirmar la selección',
  goOn: 'Continuar',
  andMore: (count: number) => `y ${quantity(count)} más`,
  /** Title of an ended run, for example `Retiros autorizados: 3 de 4`. */
  ended: (title: string, done: number, of: number) =>
    `${title}: ${done === of ? quantity(of) : `${quantity(done)} de ${quantity(of)}`}`,
  progress: (ended: number, of: number) => `${quantity(ended)} de ${quantity(of)}`,
  done: (count: number) => `${quantity(count)} con éxito`,
  failed: (count: number) => `${quantity(count)} con error`,
  waiting: (count: number) => `${quantity(count)} sin iniciar`,
  unsure: (count: number) => `${quantity(count)} sin resultado`,
  unsureHint: 'Los que quedaron sin resultado pueden haberse hecho. Si se continúa, no se repiten.',
  stop: 'Detener',
  stopping: 'Deteniendo…',
  resume: 'Continuar con el resto',
  unknown: (count: number) => `${quantity(count)} sin confirmar`,
  retryFailed: (count: number) => `Reintentar ${quantity(count)} con error`,
  retryPending: (count: number) => `Reintentar ${quantity(count)} ${count === 1 ? 'pendiente' : 'pendientes'}`,
  unknownHint: 'Los que quedaron sin confirmar pueden haberse hecho: reintentar desde acá no los repite.',
  notStored: 'Si se cierra esta ventana, lo que falte no se podrá retomar.',
  notResumed: 'No se pudo retomar: no llegó la respuesta del servidor. Intente de nuevo.',
  notResumable:
    'Ya no se puede retomar: pasó más de un día, o sus datos no se guardan. Inicie la acción de nuevo con lo que falta.',
  download: 'Descargar resultado',
  stay: 'Detenga la operación antes de salir de esta pantalla.',
  states: {
    waiting: 'Sin iniciar',
    unsure: 'Sin resultado: puede haberse hecho',
    running: 'En curso',
    done: 'Con éxito',
    failed: 'Con error',
    unknown: 'No se sabe si se completó',
  },
  columns: {
    id: 'ID',
    amount: 'IMPORTE',
    currency: 'MONEDA',
    state: 'RESULTADO',
    message: 'DETALLE',
    requestId: 'ID DE LA SOLICITUD',
  },
} as const;

/** Texts of stored runs. */
export const storedRunTexts = {
  title: 'Acciones masivas',
  items: (count: number) => `${quantity(count)} ${count === 1 ? 'registro' : 'registros'}`,
  running: 'En curso en otra ventana',
  runBy: (owner: string) => `En curso, por ${owner}`,
  paused: 'Sin terminar',
  /** Notice that another person runs the same action: `Teresa Sosa está haciendo lo mismo ahora: 40 de 98.` */
  sameNow: (owner: string, ended: number, of: number) =>
    `${owner} está haciendo lo mismo ahora: ${quantity(ended)} de ${quantity(of)}. Lo que cambie mientras tanto no se repite: se rechaza con su motivo.`,
  resume: 'Retomar',
  see: 'Ver',
  discard: 'Descartar',
  discardTitle: '¿Descartar lo que falta?',
  discardDetail: 'Lo que ya se hizo queda hecho. Lo que falta no se hará.',
  notDiscarded: 'No se pudo descartar',
  failed: 'No se pudo abrir la acción masiva',
  gone: 'La acción masiva ya no existe.',
} as const;

/** Texts of the confirmation of a selection, with the noun of its rows. */
export const selectionTextsOf = (noun: Noun) => ({
  failed: bulkTexts.notRead,
  total: 'Total',
  changed: (count: number) =>
    count === 1
      ? `1 ${noun.one} cambió desde que se abrió la lista. Se muestra como está ahora:`
      : `${counted(noun, count)} cambiaron desde que se abrió la lista. Se muestran como están ahora:`,
  warned: (count: number) => `Revise ${counted(noun, count)} antes de seguir:`,
  leftOut: (count: number) =>
    count === 1
      ? `1 ${noun.one} de la selección no admite esta acción y queda afuera:`
      : `${counted(noun, count)} de la selección no admiten esta acción y quedan afuera:`,
  nothingLeft: `${noun.gender === 'feminine' ? 'Ninguna' : 'Ningún'} ${noun.one} de la selección admite esta acción:`,
});
