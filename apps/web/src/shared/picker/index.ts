export { SearchPicker, type Found } from './SearchPicker';
