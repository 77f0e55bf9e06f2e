import { sessionTexts } from '@/shared/storage';
import { partAddress, type PartIds } from './actions/part-address';

/** Key in the session storage. */
const KEY = 'distribution.mended';
/** Maximum number of remembered parts. */
const REMEMBERED = 100;

interface VersionedPart extends PartIds {
  readonly version: number;
}

const markOf = (part: VersionedPart): string => `${partAddress(part)}@${String(part.version)}`;

const marks = (): readonly string[] => (sessionTexts.read(KEY) ?? '').split(' ').filter(Boolean);

/**
 * Remembers that this browser tab created this version of a part. The failure reason in that version belongs to the
 * previous destination.
 */
export const rememberEdited = (part: VersionedPart): void => {
  sessionTexts.write(KEY, [...marks(), markOf(part)].slice(-REMEMBERED).join(' '));
};

/**
 * Returns true if the part still has the version that this browser tab created. The service keeps the old reason,
 * without a date that would show its age.
 */
export const isEditedHere = (part: VersionedPart): boolean => marks().includes(markOf(part));
