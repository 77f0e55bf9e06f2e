import { counted } from '@/shared/format';
import { record } from './export.texts';

/** Texts of the notices at the end of an export, on any page. */
export const exportJobTexts = {
  done: (what: string) => `Su exportación de ${what} está lista.`,
  failed: (what: string, reason: string) => `Su exportación de ${what} falló. ${reason}`,
  what: (type: string, format: string, records: number | null) =>
    `${type.toLowerCase()} (${records === null ? format : `${format}, ${counted(record, records)}`})`,
  history: 'Historial de exportaciones',
} as const;
