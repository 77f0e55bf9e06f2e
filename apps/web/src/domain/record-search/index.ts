export { RecordLink, SearchElsewhere } from './late-links';
export { useRecordSearch } from './use-record-search';
