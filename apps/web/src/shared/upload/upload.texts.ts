import { fileSize } from '@/shared/format';

/** Texts of uploads. */
export const uploadTexts = {
  pick: 'Elegir archivo',
  drop: 'o suéltelo acá',
  change: 'Cambiar',
  progress: 'Progreso de la carga',
  sent: (sent: number, total: number) => `${fileSize(sent)} de ${fileSize(total)}`,
  rate: (bytesPerSecond: number) => `${fileSize(bytesPerSecond)}/s`,
  reading: 'El archivo llegó: se está leyendo…',
  cancel: 'Cancelar la carga',
  cancelled: {
    message: 'Se canceló la carga: no se importó nada.',
    cause: 'La detuvo antes de que llegara completa.',
    nextStep: 'Para importar el archivo, envíelo otra vez.',
  },
} as const;
