export {
  countryText,
  documentText,
  identificationNumberText,
  identificationText,
  identificationTypeText,
} from './identification-text';
export { identificationTexts } from './identification.texts';
