export { textStorage, localTexts, sessionTexts, type TextStorage } from './text-storage';
