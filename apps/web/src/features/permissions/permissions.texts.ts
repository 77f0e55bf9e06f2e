import { listed, quantity } from '@/shared/format';

const of = (count: number) => (count === 1 ? '1 acción' : `${quantity(count)} acciones`);

/** Texts of the page of permissions. */
export const permissionsTexts = {
  /** `Su usuario es tesoreria y tiene el rol tesoreria: puede 34 acciones y no puede 44.` */
  intro: (username: string, roles: readonly string[], held: number, lacked: number) =>
    `Su usuario es ${username}${roles.length === 0 ? ', sin ninguno de los roles de abajo' : ` y tiene ${roles.length === 1 ? 'el rol' : 'los roles'} ${listed(roles)}`}: puede ${of(held)} y no puede ${of(lacked)}.`,
  ask: 'Si necesita otro permiso, pídalo a quien administra los accesos: nombre la acción y un rol que la tenga.',
  wanted: 'Por qué no puede',
  /** Titles of the permissions that a refused page or action needs: one, or any one of several. */
  wantedOne: 'Para eso hace falta este permiso:',
  wantedAny: 'Para eso alcanza con uno de estos permisos:',
  wantedAll: 'Para eso hacen falta todos estos permisos:',
  search: 'Buscar una acción o un rol',
  shown: 'Permisos que se muestran',
  can: (count: number) => `Puede (${quantity(count)})`,
  cannot: (count: number) => `No puede (${quantity(count)})`,
  codes: 'Mostrar los códigos',
  action: 'Acción',
  holders: 'Roles que pueden',
  nobody: 'Ningún rol',
  role: 'Permiso',
  operations: 'Operaciones de la API',
  held: 'Usted',
  yes: 'Puede',
  no: 'No puede',
  nothing: 'Ningún permiso coincide.',
} as const;
