export { adviceOf, coded, codeInline, codeText, serviceStatus } from './code-text';
