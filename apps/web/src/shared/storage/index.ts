export { keptTexts, localTexts, sessionTexts, type KeptTexts } from './kept-texts';
