export { adviceOf, causeOf, coded, codeInline, codeText, serviceStatus } from './code-text';
