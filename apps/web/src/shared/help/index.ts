export { HelpEntries } from './HelpEntries';
export { HelpMark } from './HelpMark';
export { explained, type HelpTopic } from './topics';
export { useTopics } from './use-topics';
