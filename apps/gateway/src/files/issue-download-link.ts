import type { Download } from '../graphql/resolvers.generated.ts';
import { cookieNameOf, DOWNLOADS } from './download-address.ts';
import { LINK_LIFETIME, type DownloadLinks, type PreparedFile } from './download-links.ts';

/** A file for the person who asks, as a service says where it is. */
export interface FileOffer extends Omit<PreparedFile, 'personId' | 'username'> {
  /** Bytes, where they are known. */
  readonly size: number | null;
}

/** Issues a link to a file for the person of this request, and sets the cookie that belongs to it. */
export type IssueDownloadLink = (offer: FileOffer) => Promise<Download>;

interface Recipient {
  readonly personId: string;
  readonly username: string;
  readonly setCookie: (cookie: string) => void;
  /** Whether browsers come by https. */
  readonly secure: boolean;
}

/** Creates the issuer of one request. Link and cookie are of use together only, and no log or history holds both. */
export const createDownloadLinkIssuer =
  (links: DownloadLinks, { personId, username, setCookie, secure }: Recipient): IssueDownloadLink =>
  async ({ size, ...file }) => {
    const { token, secret, expiresAt } = await links.issue({ ...file, personId, username });
    const attributes = `Path=${DOWNLOADS}; Max-Age=${LINK_LIFETIME / 1000}; HttpOnly; SameSite=Strict`;
    setCookie(`${cookieNameOf(token)}=${secret}; ${attributes}${secure ? '; Secure' : ''}`);
    return { url: `${DOWNLOADS}${token}`, expiresAt: expiresAt.toISOString(), fileName: file.fileName, size };
  };
