import { counted, type Noun } from '@/shared/format';

const colleague: Noun = { one: 'colega', many: 'colegas', gender: 'masculine' };

/** Words of the notes on a record. */
export const noteTexts = {
  title: 'Notas',
  failed: 'No se pudieron cargar las notas',
  none: 'No hay notas.',
  add: 'Dejar una nota',
  save: 'Guardar la nota',
  text: 'Nota',
  hint: 'La ve quien puede ver este registro. @usuario le avisa a esa persona. Los números largos y los e-mails no se guardan.',
  colleagues: 'Colegas',
  moreColleagues: 'Hay más: siga escribiendo.',
  offered: (count: number) => `${counted(colleague, count)}: elija con las flechas y Enter.`,
  nobody: (name: string) => `Nadie usa «@${name}» acá desde hace 90 días: revise el nombre.`,
  follow: 'Seguir',
  followed: 'Siguiendo',
  followHelp: 'Le avisamos en Avisos cuando otra persona lo cambie o deje una nota.',
  dropped: (name: string, id: string) =>
    `Sigue este registro. Se siguen hasta 100: dejó de seguir el más antiguo (${name} ${id}).`,
  cancel: 'Cancelar',
  correct: 'Corregir',
  correctOf: (moment: string) => `Corregir la nota del ${moment}`,
  correction: 'Guardar la corrección',
  correctedLater: 'Corregida',
  isCorrection: 'Corrección',
  done: (names: readonly string[]) =>
    ['La nota quedó en el registro', ...(names.length > 0 ? [`menciona a ${names.join(', ')}`] : [])].join(': '),
  notDone: 'La nota no se guardó',
} as const;
