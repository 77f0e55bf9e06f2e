export {
  countryText,
  documentText,
  identificationNumberText,
  identificationText,
  identificationTypeText,
} from './identification-text';
export { identificationInput, noIdentification } from './identification-input';
export { IdentificationFields } from './IdentificationFields';
