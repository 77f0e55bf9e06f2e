export { fixedColumns, generatedFile, type GeneratedFile, type GeneratedRow } from './generated-file.ts';
export { visibleTextOf } from './generated-cell.ts';
