export { statusCatalogue, statusText, type StatusDisplay } from './status-catalogue';
