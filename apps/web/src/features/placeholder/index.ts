export { laterRoutes } from './placeholder.routes';
