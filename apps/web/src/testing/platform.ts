/** Calls to the services behind the gateway, past the screen; browser tests use the same ones. */
export { acceptedByGateway } from '../../../../e2e/support/accepted-by-gateway.ts';
export { addresses } from '../../../../e2e/support/addresses.ts';
export { eventually } from '../../../../e2e/support/eventually.ts';
export { addImport, fileOf } from '../../../../e2e/support/import-file.ts';
export { exportsControl, faults, holdExports, requests, services } from '../../../../e2e/support/services.ts';
