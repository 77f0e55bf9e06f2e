export { statusCatalogue, type StatusDisplay } from './status-catalogue';
