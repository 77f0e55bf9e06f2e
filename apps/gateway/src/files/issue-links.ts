import { visibleText } from '@backoffice/validators';
import type { Download, Upload } from '../api/schema-types.generated.ts';
import {
  cookieNameOf,
  DOWNLOADS,
  LINK_LIFETIME,
  UPLOADS,
  type IssuedLink,
  type Links,
  type PreparedFile,
  type PreparedUpload,
} from './file-links.ts';

/** A file for the person who asks, as a service says where it is. */
export interface FileOffer extends Omit<PreparedFile, 'personId' | 'username'> {
  /** Bytes, where they are known. */
  readonly size: number | null;
}

/** A file that the person who asks is going to bring, and where a service takes it. */
export type UploadOffer = Omit<PreparedUpload, 'personId' | 'username'>;

/** Issues links for the person of this request, and sets the cookies that belong to them. */
export interface IssueLinks {
  readonly issueDownloadLink: (offer: FileOffer) => Promise<Download>;
  readonly issueUploadLink: (offer: UploadOffer) => Promise<Upload>;
}

/** Characters that a name of a file can do harm with: control and format characters, such as those that turn its direction, and quotes. */
const HARMFUL = /[\p{Cc}\p{Cf}"]/gu;

const withPlainName = <File extends { readonly fileName: string }>(file: File): File => ({
  ...file,
  fileName: visibleText(file.fileName).replaceAll(HARMFUL, ''),
});

interface Recipient {
  readonly personId: string;
  readonly username: string;
  readonly setCookie: (cookie: string) => void;
  /** Shows if browsers come by https. */
  readonly secure: boolean;
}

/** Creates the issuers of one request. Link and cookie are of use together only, and no log or history holds both. */
export const createLinkIssuers = (links: Links, { personId, username, setCookie, secure }: Recipient): IssueLinks => {
  const issued = (place: string, { token, secret, expiresAt }: IssuedLink) => {
    const attributes = `Path=${place}; Max-Age=${LINK_LIFETIME / 1000}; HttpOnly; SameSite=Strict`;
    setCookie(`${cookieNameOf(token)}=${secret}; ${attributes}${secure ? '; Secure' : ''}`);
    return { url: `${place}${token}`, expiresAt: expiresAt.toISOString() };
  };
  return {
    issueDownloadLink: async ({ size, ...offered }) => {
      const file = withPlainName(offered);
      const link = await links.downloads.issue({ ...file, personId, username });
      return { ...issued(DOWNLOADS, link), fileName: file.fileName, size };
    },
    issueUploadLink: async (file) =>
      issued(UPLOADS, await links.uploads.issue({ ...withPlainName(file), personId, username })),
  };
};
