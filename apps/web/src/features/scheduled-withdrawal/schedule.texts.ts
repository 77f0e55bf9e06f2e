import type { ScheduledAmount } from './schedule';

/** Texts of the frequency. */
export const cronTexts = {
  frequencies: { daily: 'Diario', weekdays: 'Lunes a viernes', weekly: 'Semanal', monthly: 'Mensual' },
  weekdays: ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'],
  every: { daily: 'Todos los días', weekdays: 'De lunes a viernes' },
  everyWeekday: (weekday: number) =>
    ['Los domingos', 'Los lunes', 'Los martes', 'Los miércoles', 'Los jueves', 'Los viernes', 'Los sábados'][weekday] ??
    '',
  everyMonth: (day: number) => `El día ${day} de cada mes`,
  at: (hour: number) => `a las ${String(hour).padStart(2, '0')}:00`,
  custom: (cron: string) => `Personalizada: ${cron}`,
} as const;

/** Texts of the dialog and the section. The specification prescribes some of them (B80-B85, B233-B238). */
export const scheduleTexts = {
  title: 'Retiro programado',
  schedule: 'Programar',
  change: 'Modificar',
  remove: 'Eliminar',
  none: 'No hay un retiro programado.',
  failed: 'No se pudo cargar el retiro programado',
  unknown: 'Sin configuración informada',

  steps: { entity: 'Entidad', account: 'Destino', amount: 'Monto', cron: 'Criterio de periodicidad' },
  next: 'Siguiente',
  finish: 'Finalizar',
  noStrategy: 'La entidad no tiene estrategia de retiro compatible.',
  strategy: 'Estrategia de retiro',

  entity: 'Entidad',
  account: 'Cuenta de destino',
  accountHint: 'CBU, CVU o alias',
  amountType: 'Tipo de monto',
  types: {
    minimum: {
      name: 'Monto mínimo',
      detail: 'El retiro se hace únicamente si el total de la entidad es mayor o igual que el mínimo ingresado.',
    },
    specific: { name: 'Monto específico', detail: 'Cada retiro es por el monto ingresado.' },
  },
  amount: 'Monto',
  cron: 'Periodicidad',
  weekday: 'Día de la semana',
  day: 'Día del mes',
  hour: 'Hora',
  run: (day: string, year: string, time: string) => `${day} de ${year}, ${time}`,
  nextRuns: 'Próximos retiros',
  timeZone: 'Hora de Buenos Aires',
  unreadable: 'No se pudo calcular cuándo son los próximos retiros.',

  summary: 'Se programa',

  done: 'El retiro fue programado exitosamente',
  unchanged: 'No hubo cambios.',
  changed: 'El retiro programado cambió desde que lo abrió. Revíselo y confirme de nuevo.',
  removed: 'El retiro programado fue eliminado',
} as const;

/** Texts of the problems of a schedule. */
export const problemTexts = {
  accounts: (values: readonly string[]) =>
    `Hay ${values.length} cuentas de destino vigentes y no se sabe cuál se usa: ${values.join('; ')}.`,
  amounts: (count: number) => `Hay ${count} montos vigentes y no se sabe cuál se usa.`,
  crons: (values: readonly string[]) =>
    `Hay ${values.length} periodicidades vigentes y el retiro puede hacerse más de una vez: ${values.join('; ')}.`,
  noAccount: 'Falta la cuenta de destino: el retiro no puede hacerse.',
  wrongAccount: (account: string) => `La cuenta de destino no es válida: ${account}.`,
  noAmount: 'Falta el monto: el retiro no puede hacerse.',
  unreadable: (cron: string) =>
    `La periodicidad “${cron}” no se entiende, no llega nunca, o es más de una vez por hora.`,
  noStrategy: 'La entidad no tiene estrategia de retiro compatible: el retiro programado no puede hacerse.',
  change: 'Corregir',
  remove: 'Eliminar el retiro programado',
  others: 'Avise a quien autoriza los retiros.',
} as const;

/** Questions before a change. The specification prescribes them, with dots in place of the values (B369). */
export const questionTexts = {
  changeAmount: 'Estas seguro de modificar el monto del retiro?',
  setAmount: (amount: string) => `Estas seguro de confirmar el monto de retiro ${amount}?`,
  changeAccount: 'Estas seguro de modificar la cuenta de destino?',
  setAccount: (account: string) => `Estas seguro de confirmar la cuenta de destino ${account}?`,
  remove: 'Estas seguro de eliminar el retiro programado?',
  removeDetail: 'No se hacen más retiros automáticos. La cuenta de destino queda guardada.',
  fromTo: (before: string, after: string) =>
    `Ahora es ${before} y pasa a ser ${after}. Se aplica cuando presione “Finalizar”.`,
  atTheEnd: 'Se aplica cuando presione “Finalizar”.',
  confirmAccount: (isNew: boolean) => (isNew ? 'Usar esta cuenta' : 'Cambiar la cuenta'),
  confirmAmount: (isNew: boolean) => (isNew ? 'Usar este monto' : 'Cambiar el monto'),
} as const;

/** Texts about the progress of the changes, and about a failure between them. */
export const runTexts = {
  halfWay: 'El cambio quedó sin terminar',
  progress: (done: number, total: number) => `${done} de ${total} pasos hechos`,
  stands: 'Lo que rige ahora',
  goOn: 'Vuelva a intentarlo: se completa únicamente lo que falta.',
  steps: {
    disable: {
      account: 'Deshabilitar la cuenta anterior',
      specific: 'Deshabilitar el monto anterior',
      minimum: 'Deshabilitar el monto anterior',
      cron: 'Deshabilitar la periodicidad anterior',
    },
    add: {
      account: 'Guardar la cuenta',
      specific: 'Guardar el monto',
      minimum: 'Guardar el monto',
      cron: 'Guardar la periodicidad',
    },
  },
} as const;

/**
 * Returns an amount with its type as text.
 * @param written formatted amount
 */
export const amountText = ({ type }: ScheduledAmount, written: string): string =>
  `${scheduleTexts.types[type].name}: ${written}`;
