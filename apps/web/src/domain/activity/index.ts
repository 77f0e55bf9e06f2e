export { ActivityDetails, ActivityLines, ActivityRecord, ActivityResultChip } from './ActivityLines';
export { ActivitySection, RecordActivity } from './ActivitySection';
export { actionName, personName, recordName } from './activity-words';
export { actionNames } from './action.texts';
export { activityTexts, kindNames, resultNames, typeNames } from './activity.texts';
