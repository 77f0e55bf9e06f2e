/** Words of the toolbar and of the menus of actions. */
export const menuTexts = {
  label: 'Acciones del pago',
  more: 'Más acciones',
  unavailable: 'No disponibles ahora',
  newWindow: '(se abre en otra ventana)',
  openForm: 'Abrir formulario',
  refresh: 'Recargar',
  history: 'Historial',
} as const;
