import { listed } from '@/shared/format';

/** Texts of versions and their comparison. The specification prescribes `FECHA`, `ESTADO` and `ID` (A68). */
export const versionsTexts = {
  historyTitle: 'Historial de versiones',
  date: 'FECHA',
  status: 'ESTADO',
  id: 'ID',
  more: 'Ver más',
  version: (version: number) => `Versión ${version}`,
  current: 'actual',
  shown: 'en pantalla',
  historyFailed: 'No se pudo cargar el historial',

  old: (version: number) => `Está viendo la versión ${version}, que no es la actual.`,
  oldDetail: 'Sobre una versión anterior no se puede actuar.',
  seeCurrent: 'Ver la versión actual',
  openElsewhere: (names: readonly string[]) =>
    `También lo ${names.length === 1 ? 'tiene' : 'tienen'} abierto ${listed(names)}.`,
  changedMeanwhile: 'El registro cambió mientras lo tenía abierto.',
  currentIs: (version: number, at: string) => `La versión actual es la ${version}, del ${at}.`,

  title: 'Comparación de versiones',
  label: (before: number, after: number) => `Cambios de la versión ${before} a la versión ${after}`,
  back: 'Volver al historial',
  swap: 'Intercambiar',
  failed: 'No se pudieron comparar las versiones',
  missingDetail: 'Puede que el número de versión esté mal escrito.',

  column: 'Elegir para comparar',
  withCurrent: 'Comparar con la actual',
  withCurrentOf: (version: number) => `Comparar con la actual: versión ${version}`,
  select: (version: number) => `Elegir la versión ${version} para comparar`,
  compare: 'Comparar',
  selectTwo: 'Marque dos versiones para compararlas.',
  selectOther: (version: number) => `Marque otra versión para compararla con la ${version}.`,
  selected: (before: number, after: number) => `Versiones ${before} y ${after}`,

  field: 'Campo',
  before: 'Antes',
  after: 'Después',
  noValue: 'sin valor',
  added: 'Se agregó',
  removed: 'Se quitó',
  changed: 'Cambió',
  none: 'Sin diferencias',
  noneDetail: 'Las dos versiones coinciden en todo lo que puede ver.',
  count: (changes: number, sections: number) =>
    [
      changes === 1 ? '1 cambio' : `${changes} cambios`,
      sections === 1 ? 'en 1 sección' : `en ${sections} secciones`,
    ].join(' '),
} as const;
