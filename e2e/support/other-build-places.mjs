import { root } from '../../tools/run/command.mjs';

/** Folders of the other build; that of the gateway finds its packages where it is. */
export const otherBuild = { web: `${root}apps/web/.tmp/other`, gateway: `${root}apps/gateway/.tmp/other` };

/** Title of the payments list in the other build. */
export const otherTitle = 'Buscar Pagos (versión nueva)';
