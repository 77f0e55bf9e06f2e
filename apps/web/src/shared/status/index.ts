export { statusCatalogue, statusText, type StatusDisplay } from './status-catalogue';
export { statusChip } from './status-chip';
