import { counted, type Noun } from '@/shared/format';

const hiddenColumn: Noun = { one: 'columna oculta', many: 'columnas ocultas', gender: 'feminine' };

/** Texts of the profile. */
export const profileTexts = {
  identity: 'Identidad',
  username: 'Usuario',
  name: 'Nombre',
  email: 'E-mail',
  sessionExpires: 'La sesión vence',
  sessionRenews: 'Se renueva solo mientras la aplicación está abierta.',
  theme: 'Tema',
  themeSystem: 'Según el sistema',
  themeLight: 'Claro',
  themeDark: 'Oscuro',
  density: 'Densidad de las tablas',
  densityCompact: 'Compacta',
  densityNormal: 'Normal',
  densityWide: 'Amplia',
  keyboard: 'Teclado',
  singleKeys: 'Atajos de una tecla, como / y J',
  views: 'Vistas guardadas',
  noViews: 'No hay vistas guardadas',
  noViewsHint: 'En cada lista, “Vistas” guarda sus filtros con un nombre.',
  columns: 'Columnas elegidas',
  noColumns: 'Ninguna lista tiene columnas ocultas',
  noColumnsHint: 'En cada lista, “Columnas” oculta las que no usa.',
  hiddenColumns: (count: number) => counted(hiddenColumn, count),
  resetColumns: 'Restablecer',
  /** Names of the lists inside pages, by their key. */
  innerLists: { 'imports.rows': 'Filas de una importación' },
  resetColumnsOf: (list: string) => `Restablecer las columnas de ${list}`,
  followed: 'Registros que sigue',
  followedFailed: 'No se pudieron cargar los registros que sigue',
  followsNothing: 'No sigue ningún registro',
  followsNothingHint:
    'Junto a las notas de un pago, un retiro u otro registro, “Seguir” le avisa de lo que otros hacen con él.',
  followedSince: (moment: string) => `Desde el ${moment}`,
  activity: 'Mi actividad',
  openActivity: 'Ver lo que hice',
  permissions: 'Permisos',
  allPermissions: 'Ver todos',
  noPermissions: 'Su usuario no tiene permisos',
} as const;
