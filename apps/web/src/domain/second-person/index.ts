export { SecondPerson } from './SecondPerson';
