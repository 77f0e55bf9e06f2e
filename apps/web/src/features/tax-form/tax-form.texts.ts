import type { Noun } from '@/shared/format';
import { listTextsOf } from '@/shared/list/list.texts';

const taxForm: Noun = { one: 'presentación', many: 'presentaciones', gender: 'feminine' };

/** Texts of the list of tax forms. The specification prescribes some of them (B96, B97). */
export const taxFormsTexts = {
  ...listTextsOf(taxForm),
  title: 'Presentaciones AFIP',
  create: 'Nueva presentación',
  reset: 'Reestablecer búsqueda',
  empty: 'No se encontraron presentaciones',
  emptyHint: 'Pruebe con otro estado u otra búsqueda.',
  searchHint: 'ID, período, formulario, archivo o transacción',
  columns: {
    ID: 'ID',
    PERIOD: 'Periodo',
    FORM_NAME: 'Formulario',
    FORM_VERSION: 'Version',
    FILE_NAME: 'Nombre',
    AFIP_TRANSACTION_ID: 'Transacción AFIP',
    CREATED_DATE: 'Creada',
    DELIVERY_DATE: 'Presentada',
    STATUS: 'Estado',
    actions: 'Acciones',
  },
} as const;

/** Texts of the detail of a tax form. */
export const detailTexts = {
  titleOf: (form: string, period: string) => `${form} de ${period}`,
  actions: 'Acciones de la presentación',
  summary: 'Presentación',
  id: 'ID',
  copyId: 'Copiar ID de la presentación',
  form: 'Formulario',
  formVersion: 'Versión',
  period: 'Período',
  fileName: 'Nombre del archivo',
  createdDate: 'Creada',
  createdBy: 'Creada por',
  transaction: 'Transacción',
  copyTransaction: 'Copiar transacción',
  deliveryDate: 'Presentada',
  reason: 'Motivo',
  noReason: 'Sin motivo',
  reprocessDate: 'Reprocesada',
  reprocessBy: 'Reprocesada por',
  status: 'Estado',
  statusDetail: 'Motivo del error',
  failed: 'El archivo no se pudo generar.',
  underWay: 'El archivo se está generando',
  underWayDetail: 'Puede dejar esta página: la generación continúa.',
  back: 'Volver a las presentaciones',
  notFoundDetail: 'Puede que el enlace esté mal copiado.',
  reload: 'Recargar',
} as const;

/** Texts of the actions. The specification prescribes the notices (B368). */
export const actionTexts = {
  present: {
    label: 'Presentar',
    title: 'Presentar el formulario',
    detail: 'El archivo se envía al organismo, que responde con el número de transacción. No se puede deshacer.',
    done: 'Presentación enviada con éxito',
  },
  presentManually: {
    label: 'Presentar manualmente',
    title: 'Presentar manualmente',
    detail:
      'Queda registrada como presentada, con el número de transacción que dio el organismo. No se puede deshacer.',
    done: 'Presentación enviada con éxito',
  },
  reprocess: {
    label: 'Reprocesar',
    title: 'Reprocesar la presentación',
    detail: 'El archivo se genera de nuevo; mientras tanto no se puede presentar.',
    done: 'Presentación re-procesada con éxito',
  },
} as const;

/** Texts of the dialogs of tax forms. */
export const dialogTexts = {
  failed: 'No se pudo cargar la presentación',
  notFound: 'No se encontró la presentación',
  present: (form: string, period: string) => `Presentar ${form} de ${period}`,
  download: 'Descargar ZIP',
  transaction: 'Número de transacción',
  reason: 'Motivo (opcional)',
} as const;

/** Texts of the warnings about a presentation, before it is created and before it is sent. */
export const warningTexts = {
  presented: (form: string, period: string, day: string, transaction: string | null) =>
    `${form} de ${period} ya se presentó${day && ` el ${day}`}${transaction === null ? '' : `, con la transacción ${transaction}`}.`,
  notOver: 'El mes no terminó: lo que se registre hasta el último día queda fuera.',
  replaced: (version: string, newest: string) => `La versión ${version} fue reemplazada por la ${newest}.`,
  reading: 'Verificando si ya se presentó…',
  failed: 'No se pudo verificar si ya se presentó.',
} as const;

/** Texts of the dialog that creates a tax form (B100, B368). */
export const createTexts = {
  title: 'Nueva presentación',
  detail: 'El archivo del período se genera después de aceptar.',
  submit: 'Aceptar',
  done: 'Formulario creado correctamente',
  structure: 'Formulario',
  period: 'Período',
  structures: { failed: 'No se pudieron cargar los formularios', unknown: 'No hay formularios.' },
} as const;

/** Texts of the due dates of a month. */
export const deadlineTexts = {
  title: 'Vencimientos',
  /** Initials of the days of the week, from Monday. */
  weekdays: ['L', 'M', 'M', 'J', 'V', 'S', 'D'],
  before: 'Mes anterior',
  after: 'Mes siguiente',
  failed: 'No se pudieron cargar los vencimientos',
  none: 'Ningún formulario vence este mes.',
  create: (form: string, period: string) => `Crear ${form} de ${period}`,
  open: (form: string, period: string) => `Ver ${form} de ${period}`,
  due: (day: string, period: string) => `${day} · Período ${period}`,
} as const;

/** Texts for the service's error codes. */
export const statusDetailTexts: Readonly<Record<string, string>> = {
  period_empty: 'No hay pagos en el período.',
  records_mismatch: 'Los registros no coinciden con los del período.',
};
