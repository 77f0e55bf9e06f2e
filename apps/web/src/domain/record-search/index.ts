export { RecordLink, SearchElsewhere } from './SearchElsewhere';
export { useRecordSearch } from './use-record-search';
