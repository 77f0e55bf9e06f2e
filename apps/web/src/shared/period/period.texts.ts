/** Texts of the period field. */
export const periodTexts = {
  period: 'Período',
  relative: 'Períodos relativos',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  from: 'Desde',
  to: 'Hasta',
  placeholder: 'DD/MM/AAAA',
  chooseDay: 'Elegir día',
  choose: (field: string, chosen: string | undefined) =>
    `Elegir día de “${field}”${chosen === undefined ? '' : `; el elegido es ${chosen}`}`,
  unreadable: (field: string) => `La fecha “${field}” no se puede leer: escríbala como 31/12/2026.`,
  impossible: (field: string) => `La fecha “${field}” no existe en el calendario: revise el día y el mes.`,
  apply: 'Aplicar estos días',
  between: (first: string, last: string) => `Elija días entre el ${first} y el ${last}.`,
  /** Message about an invalid period in the address (GAP-07). */
  invalid: (text: string) => `El período “${text}” no es válido; se muestra el período inicial.`,
} as const;

/** Names of the relative periods. */
export const relativePeriodNames = {
  hoy: 'Hoy',
  ayer: 'Ayer',
  'ultimos-7-dias': 'Últimos 7 días',
  'este-mes': 'Este mes',
  'mes-anterior': 'Mes anterior',
  'ultimos-90-dias': 'Últimos 90 días',
  'este-anio': 'Este año',
  'ultimos-12-meses': 'Últimos 12 meses',
} as const;
