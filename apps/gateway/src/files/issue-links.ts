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

/** Facts of a link about its person. */
type Person = Pick<PreparedFile, 'personId' | 'username' | 'personName'>;

/** Download that a module offers to the person of the request. */
export interface FileOffer extends Omit<PreparedFile, keyof Person> {
  /** Bytes of the file; null when they are not known. */
  readonly size: number | null;
}

/** Upload that a module offers to the person of the request. */
export type UploadOffer = Omit<PreparedUpload, keyof Person>;

/** Creates links for the person of the request, and sets their cookies. */
export interface IssueLinks {
  readonly issueDownloadLink: (offer: FileOffer) => Promise<Download>;
  readonly issueUploadLink: (offer: UploadOffer) => Promise<Upload>;
}

/**
 * Characters that are removed from file names: quotes, and control and format characters. Some of these reverse the
 * text direction.
 */
const HARMFUL = /[\p{Cc}\p{Cf}"]/gu;

const withPlainName = <File extends { readonly fileName: string }>(file: File): File => ({
  ...file,
  fileName: visibleText(file.fileName).replaceAll(HARMFUL, ''),
});

interface Recipient {
  readonly person: Person;
  readonly setCookie: (cookie: string) => void;
  /** True when browsers use https, so the cookie is `Secure`. */
  readonly secure: boolean;
}

/**
 * Creates the functions for one request. A link works with its cookie, or with an access token of its person. The
 * cookie is not part of the address, so the address alone is worthless.
 */
export const createLinkIssuers = (links: Links, { person, setCookie, secure }: Recipient): IssueLinks => {
  const issued = (place: string, { token, secret, expiresAt }: IssuedLink) => {
    const attributes = `Path=${place}; Max-Age=${LINK_LIFETIME / 1000}; HttpOnly; SameSite=Strict`;
    setCookie(`${cookieNameOf(token)}=${secret}; ${attributes}${secure ? '; Secure' : ''}`);
    return { url: `${place}${token}`, expiresAt: expiresAt.toISOString() };
  };
  return {
    issueDownloadLink: async ({ size, ...offered }) => {
      const file = withPlainName(offered);
      const link = await links.downloads.issue({ ...file, ...person });
      return { ...issued(DOWNLOADS, link), fileName: file.fileName, size };
    },
    issueUploadLink: async (file) => issued(UPLOADS, await links.uploads.issue({ ...withPlainName(file), ...person })),
  };
};
