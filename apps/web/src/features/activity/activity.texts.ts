import type { Noun } from '@/shared/format';
import { listTextsOf } from '@/shared/list/list.texts';

const event: Noun = { one: 'evento', many: 'eventos', gender: 'masculine' };

/** Maximum total that the schema returns. */
const MOST_COUNTED = 10_000;

const { failed, total, open } = listTextsOf(event);

/** Texts of the list of all activity. */
export const activitiesTexts = {
  failed,
  open,
  empty: 'No hay actividad que coincida.',
  emptyHint: 'Pruebe con más días o con menos filtros.',
  total: (size: number) => (size < MOST_COUNTED ? total(size) : `${total(size)} o más`),
  username: 'Usuario',
  nobody: 'Sin sesión',
  name: 'Nombre',
  ofUser: (text: string) => `Usuario: ${text}`,
  id: 'ID del registro',
  copyId: 'Copiar ID del registro',
  ofId: (text: string) => `ID: ${text}`,
  request: 'ID de la solicitud',
  ofRequest: (text: string) => `Solicitud: ${text}`,
  note: 'Texto de una nota',
  ofNote: (text: string) => `Nota: ${text}`,
  tooLong: 'Tiene más de 100 caracteres.',
  action: 'Acción',
  allActions: 'Todas',
  noAction: 'Ninguna acción se llama así.',
  kind: 'Clase',
  result: 'Resultado',
  allResults: 'Todos',
  wider: 'Buscar sin ese filtro',
  invalid: (text: string) => `“${text}” no existe: no se aplicó ese filtro.`,
  download: 'Descargar CSV',
  details: 'Detalle',
  requestId: 'Solicitud',
  columns: {
    time: 'FECHA',
    username: 'USUARIO',
    action: 'ACCIÓN',
    record: 'REGISTRO',
    amount: 'IMPORTE',
    reason: 'MOTIVO',
    result: 'RESULTADO',
  },
} as const;
