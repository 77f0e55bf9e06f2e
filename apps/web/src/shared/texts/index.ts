/** Words that every screen uses in the same way. Each feature keeps its own in `<feature>.texts.ts`. */
export const texts = {
  back: 'Volver',
  ok: 'Ok',
  cancel: 'Cancelar',
  clear: 'Borrar',
  close: 'Cerrar',
  code: 'Código',
  columns: 'Columnas',
  copied: 'Copiado',
  copy: 'Copiar',
  copyCode: (code: string) => `Copiar el código ${code}`,
  copyRequestId: 'Copiar id de solicitud',
  home: 'Volver al inicio',
  loading: 'Cargando…',
  menu: 'Menú',
  noPermission: 'No tiene permisos',
  noPermissionDetail:
    'Su usuario no tiene el permiso que requiere esta pantalla. Si lo necesita, pídalo a quien administra los accesos.',
  options: 'Opciones',
  requestId: 'Id de solicitud',
  retry: 'Reintentar',
  views: 'Vistas',
} as const;
