export { TwoPeople } from './TwoPeople';
