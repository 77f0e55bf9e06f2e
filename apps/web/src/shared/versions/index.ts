export { ChangesTable } from './ChangesTable';
export { compareVersions, countChanges } from './compare-versions';
export { readFields, type Fields, type ItemReading, type Reading, type SectionReading, type Shown } from './reading';
export { versionsTexts } from './versions.texts';
