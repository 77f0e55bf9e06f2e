export { accountLine, bankOf, DestinationSign, DestinationText, warningsOf } from './DestinationText';
