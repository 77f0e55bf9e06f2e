/** Words of the notes on a record. */
export const noteTexts = {
  title: 'Notas',
  failed: 'No se pudieron cargar las notas',
  none: 'No hay notas.',
  add: 'Dejar una nota',
  text: 'Nota',
  hint: 'La ve quien puede ver este registro. @usuario le avisa a esa persona. Los números largos y los e-mails no se guardan.',
  cancel: 'Cancelar',
  correct: 'Corregir',
  correctOf: (moment: string) => `Corregir la nota del ${moment}`,
  correction: 'Guardar la corrección',
  correctedLater: 'Corregida',
  isCorrection: 'Corrección',
  done: 'La nota quedó en el registro',
  notDone: 'La nota no se guardó',
} as const;
