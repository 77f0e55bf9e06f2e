/** One entry of the news of the top bar (A13, GAP-40). */
export interface NewsItem {
  readonly id: string;
  /** Day of the entry, such as `2026-11-21`. */
  readonly date: string;
  readonly title: string;
  readonly body: string;
}

/** News of the top bar if `NEWS_FILE` is not set (A13, GAP-40), newest first. */
export const defaultNews: readonly NewsItem[] = [
  {
    id: 'version-1-52-1',
    date: '2026-11-20',
    title: 'Versión 1.52.1',
    body: 'La búsqueda de pagos recuerda la página, los filtros y el orden. El detalle muestra el historial de versiones.',
  },
  {
    id: 'permisos-por-accion',
    date: '2026-11-06',
    title: 'Permisos por acción',
    body: 'Cada acción pide un permiso. Si le falta alguno, solicítelo a quien administra los usuarios.',
  },
];
