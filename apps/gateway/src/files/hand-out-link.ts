import type { Download } from '../graphql/resolvers.generated.ts';
import { cookieNameOf, DOWNLOADS } from './download-address.ts';
import { LINK_LIFETIME, type DownloadLinks, type PreparedFile } from './download-links.ts';

/** A file for the person who asks, as a service says where it is. */
export interface FileOffer extends Omit<PreparedFile, 'personId' | 'username'> {
  /** Bytes, where they are known. */
  readonly size: number | null;
}

/** Makes a link to a file for the person of this request, and gives their browser the cookie that goes with it. */
export type HandOutLink = (offer: FileOffer) => Promise<Download>;

interface Recipient {
  readonly personId: string;
  readonly username: string;
  readonly setCookie: (cookie: string) => void;
  /** Whether browsers come by https. */
  readonly secure: boolean;
}

/** The link is of no use without the cookie, nor the cookie without the link; neither is ever both in a log or history. */
export const createHandOutLink =
  (links: DownloadLinks, { personId, username, setCookie, secure }: Recipient): HandOutLink =>
  async ({ size, ...file }) => {
    const { token, secret, expiresAt } = await links.issue({ ...file, personId, username });
    const attributes = `Path=${DOWNLOADS}; Max-Age=${LINK_LIFETIME / 1000}; HttpOnly; SameSite=Strict`;
    setCookie(`${cookieNameOf(token)}=${secret}; ${attributes}${secure ? '; Secure' : ''}`);
    return { url: `${DOWNLOADS}${token}`, expiresAt: expiresAt.toISOString(), fileName: file.fileName, size };
  };
