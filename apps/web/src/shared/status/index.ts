export { statusCatalogue, type StatusLook } from './status-catalogue';
