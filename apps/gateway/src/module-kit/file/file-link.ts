import { gone, refusedByRule, type ChangeErrorParent } from '../../changes/change-error.ts';

import type { FileOffer, IssueLinks } from '../../files/issue-links.ts';
import type { Download } from '../../api/schema-types.generated.ts';
import type { FileAddress } from '../../rest/rest-client.ts';
import type { ActionRefusal } from '../change/action-rules.ts';

/** File that a person requests. */
interface RequestedFile extends Omit<FileOffer, 'address' | 'size'> {
  /** Address of the file in the service; undefined for an impossible identifier. */
  readonly address: FileAddress | undefined;
  /** Bytes; null or absent when unknown. */
  readonly size?: number | null;
}

export interface LinkOrError {
  readonly download: Download | null;
  readonly error: ChangeErrorParent | null;
}

/**
 * Creates a download link (GAP-44), unless the file is missing or a rule refuses it.
 * @param file null when the entity does not exist
 */
export const linkToFile = async (
  file: RequestedFile | null,
  refusal: ActionRefusal<string> | null | undefined,
  { issueDownloadLink }: Pick<IssueLinks, 'issueDownloadLink'>,
): Promise<LinkOrError> => {
  if (!file?.address) return { download: null, error: gone };
  if (refusal) return { download: null, error: refusedByRule(refusal) };
  const { address, size = null, ...offer } = file;
  return { download: await issueDownloadLink({ ...offer, address, size }), error: null };
};
