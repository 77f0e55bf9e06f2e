import { gone, refusedByRule, type ChangeErrorParent } from '../../changes/change-error.ts';

import type { FileOffer, IssueLinks } from '../../files/issue-links.ts';
import type { Download } from '../../api/schema-types.generated.ts';
import type { FileAddress } from '../../rest/rest-client.ts';
import type { ActionRefusal } from '../change/action-rules.ts';

/** A file that somebody wants. */
interface WantedFile extends Omit<FileOffer, 'address' | 'size'> {
  /** Address of the file in the service; undefined for an impossible identifier. */
  readonly address: FileAddress | undefined;
  /** Bytes, where they are known. */
  readonly size?: number | null;
}

export interface LinkOrError {
  readonly download: Download | null;
  readonly error: ChangeErrorParent | null;
}

/** Makes the link to a file (GAP-44), unless there is none or a rule refuses it. @param file null where there is no such thing */
export const linkToFile = async (
  file: WantedFile | null,
  refusal: ActionRefusal<string> | null | undefined,
  { issueDownloadLink }: Pick<IssueLinks, 'issueDownloadLink'>,
): Promise<LinkOrError> => {
  if (!file?.address) return { download: null, error: gone };
  if (refusal) return { download: null, error: refusedByRule(refusal) };
  const { address, size = null, ...offer } = file;
  return { download: await issueDownloadLink({ ...offer, address, size }), error: null };
};
