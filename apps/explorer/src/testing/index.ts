export { examples } from '../examples.ts';
