import { root } from '../../tools/run/command.mjs';

/** Output folders of the other build. The gateway's is inside `apps/gateway`, where Node finds its packages. */
export const otherBuild = { web: `${root}apps/web/.tmp/other`, gateway: `${root}apps/gateway/.tmp/other` };

/** Title of the payments list in the other build. */
export const otherTitle = 'Buscar Pagos (versión nueva)';
