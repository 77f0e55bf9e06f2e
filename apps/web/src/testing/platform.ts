/** Calls to the services behind the gateway, without a screen. Browser tests use the same functions. */
export { acceptedByGateway } from '../../../../testing/accepted-by-gateway.ts';
export { addresses } from '../../../../testing/addresses.ts';
export { eventually } from '../../../../testing/eventually.ts';
export { addImport, fileOf } from '../../../../testing/import-file.ts';
export { listPaths } from '../../../../testing/list-paths.ts';
export {
  addAll,
  exportsControl,
  faults,
  holdExports,
  requests,
  services,
  type ServiceName,
} from '../../../../testing/services.ts';
