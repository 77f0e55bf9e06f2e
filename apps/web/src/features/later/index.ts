export { laterRoutes } from './later.routes';
