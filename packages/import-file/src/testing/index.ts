export { fixedColumns, generatedFile, type GeneratedFile, type GeneratedRow } from './generated-file.ts';
export { eyeOf } from './written.ts';
