/** Calls to the services behind the gateway, past the screen; browser tests use the same ones. */
export { acceptedByGateway } from '../../../../testing/accepted-by-gateway.ts';
export { addresses } from '../../../../testing/addresses.ts';
export { eventually } from '../../../../testing/eventually.ts';
export { addImport, fileOf } from '../../../../testing/import-file.ts';
export { exportsControl, faults, holdExports, requests, services } from '../../../../testing/services.ts';
