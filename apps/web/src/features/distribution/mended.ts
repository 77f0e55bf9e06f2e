import { sessionTexts } from '@/shared/storage';
import { partAddress, type PartIds } from './actions/part-address';

/** Key of the session storage. */
const KEY = 'distribution.mended';
/** Parts that are remembered: those of a morning's work. */
const REMEMBERED = 100;

interface VersionedPart extends PartIds {
  readonly version: number;
}

const markOf = (part: VersionedPart): string => `${partAddress(part)}@${String(part.version)}`;

const marks = (): readonly string[] => (sessionTexts.read(KEY) ?? '').split(' ').filter(Boolean);

/** Remembers that this version of a part is the work of this tab: its reason is that of the destination before. */
export const rememberMended = (part: VersionedPart): void => {
  sessionTexts.write(KEY, [...marks(), markOf(part)].slice(-REMEMBERED).join(' '));
};

/** True until the part changes again: the service keeps the old reason, and no date that shows it is old. */
export const isMended = (part: VersionedPart): boolean => marks().includes(markOf(part));
