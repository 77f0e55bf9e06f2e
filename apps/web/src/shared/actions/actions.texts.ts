/** Words of toolbars and of menus of actions, whatever they are about. */
export const actionsTexts = {
  more: 'Más acciones',
  unavailable: 'No disponibles ahora',
  newWindow: '(se abre en otra ventana)',
  openForm: 'Abrir formulario',
  refresh: 'Recargar',
  history: 'Historial',
} as const;
