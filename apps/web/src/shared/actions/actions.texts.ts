/** Texts of toolbars and menus of actions, the same in all domains. */
export const actionsTexts = {
  more: 'Más acciones',
  unavailable: 'No disponibles ahora',
  newWindow: '(se abre en otra ventana)',
  openForm: 'Abrir formulario',
  refresh: 'Recargar',
  history: 'Historial',
} as const;
