/** The words of the page of permissions. */
export const permissionsTexts = {
  intro: 'Qué puede hacer cada permiso, y cuáles tiene usted. Si necesita otro, pídalo a quien administra los accesos.',
  search: 'Buscar una acción, un rol o una operación',
  mine: 'Solo los míos',
  action: 'Acción',
  role: 'Rol',
  operations: 'Operaciones de la API',
  held: 'Usted',
  yes: 'Lo tiene',
  no: 'No lo tiene',
  nothing: 'Ningún permiso coincide.',
} as const;
