export { bankOf, DestinationText, warningsOf } from './DestinationText';
