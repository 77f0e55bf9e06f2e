export { Anchored } from './Anchored';
export {
  plainText,
  readDates,
  readDatesSection,
  readFields,
  type FieldReading,
  type Fields,
  type FieldTable,
  type FieldText,
  type ItemReading,
  type SectionReading,
} from './detail-fields';
export { absentParts, type Parts } from './absent-parts';
export { DatesSection } from './DatesSection';
export { DetailBody } from './DetailBody';
export { BareHeader, DetailHeader } from './DetailHeader';
export { DetailPlaceholder } from './DetailPlaceholder';
export { detailTexts } from './detail.texts';
export { Coded, Copyable, Fact, Facts, FieldFacts } from './Facts';
export { Banner, Headline } from './Headline';
export { LATEST, LatestRecords } from './LatestRecords';
export { Line, LineList, LongList, ShowMore, useShowMore } from './LineList';
export { JsonBlock, Metadata } from './Metadata';
export { metadataTree, readTree } from './metadata-tree';
export { Pending, PendingFacts, PendingText } from './Pending';
export { QueryFailed, QuerySection } from './QuerySection';
export { Disclosure, Group, Nothing, Panel, Section, SectionLink, Stacked } from './Section';
export { datesOf } from './timeline';
export { BELOW_BARS, belowBars, type WayBack } from './TitleBar';
export { useRecordActions } from './use-record-actions';
