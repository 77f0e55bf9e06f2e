import { withArticle } from '@/domain/activity/activity.texts';
import { quantity } from '@/shared/format';

/** Texts of the notices of a week: mentions, decisions of others and ended work. */
export const ownNoticesTexts = {
  mentions: 'Notas que lo mencionan',
  decisions: 'Lo que otros decidieron de lo suyo',
  followed: 'Lo que usted sigue',
  ended: 'Trabajos terminados',
  fresh: 'Nuevo: ',
  see: (type: string) => `Ver ${withArticle(type)}`,
  reason: (text: string) => `Motivo: “${text}”`,
  export: 'Exportación',
  exportDone: 'La exportación está lista',
  exportFailed: (why: string) => `La exportación falló: ${why}`,
  exports: 'Historial de exportaciones',
  import: 'Importación',
  importStates: {
    PENDING_APPROVED: 'La importación espera su confirmación',
    ERROR: 'La importación tiene un error',
    APPROVED: 'La importación fue confirmada',
  },
  runChanges: 'Ver sus cambios',
  runRecords: (name: string) => `Ver la lista: ${name}`,
  run: (done: number, of: number) => `Acción masiva terminada: ${quantity(done)} de ${quantity(of)}`,
} as const;
