export { ActivityLines, ActivityRecord, ActivityResultChip, DetailLines } from './ActivityLines';
export { ActivitySection, RecordActivity } from './ActivitySection';
export { DatesSection, RecordThread } from './RecordThread';
export { actionName, activityFacts, personName, recordAmount, recordName, type KnownRecord } from './activity-words';
export { activityTexts, kindGroups } from './activity.texts';
