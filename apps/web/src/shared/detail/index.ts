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
export { absentParts, type PartsPresence } from './absent-parts';
export { Thread } from './Thread';
export { DetailBody } from './DetailBody';
export { BareHeader, DetailHeader } from './DetailHeader';
export { DetailPlaceholder } from './DetailPlaceholder';
export { detailTexts } from './detail.texts';
export { Coded, Copyable, Fact, Facts, FieldFacts } from './Facts';
export { Banner } from './Banner';
export { FailureBanner } from './FailureBanner';
export { Headline } from './Headline';
export { LATEST, LatestRecords } from './LatestRecords';
export { Line, LineList, LongList, ShowMore, useShowMore } from './LineList';
export { JsonBlock, Metadata } from './Metadata';
export { metadataTree, readTree } from './metadata-tree';
export { Pending, PendingText } from './Pending';
export { PendingFacts } from './PendingFacts';
export { QueryFailed, QuerySection } from './QuerySection';
export { Disclosure, Group, Nothing, Panel, Section, SectionLink, SideBySide, Stacked } from './Section';
export { Technical } from './technical';
export { datesOf, type Deed, type EntityDates, type TimelineDate } from './timeline';
export { BELOW_BARS, belowBars, type WayBack } from './TitleBar';
export { useRecordActions } from './use-record-actions';
