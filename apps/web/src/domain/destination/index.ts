export { accountLine, bankOf, DestinationText, warningsOf } from './DestinationText';
