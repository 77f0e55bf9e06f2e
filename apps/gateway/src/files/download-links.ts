import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { ServiceName } from '@backoffice/contracts';
import type { FileAddress } from '../rest/open-file.ts';
import { unlessLost, type SharedMemory } from '../shared-memory/shared-memory.ts';

/** A file that a person may have once. */
export interface PreparedFile {
  /** `sub` of the person who asked for it. */
  readonly personId: string;
  readonly username: string;
  /** What the file is of, for the audit trail. */
  readonly type: string;
  readonly id: string;
  readonly service: ServiceName;
  /** With the person's own token, so that the service sees who downloads. */
  readonly address: FileAddress;
  readonly fileName: string;
}

/** A link as it is handed out. */
export interface IssuedLink {
  /** Last part of the address. */
  readonly token: string;
  /** Goes to the person's browser as a cookie, never into the address. */
  readonly secret: string;
  readonly expiresAt: Date;
}

/** Who opens a link: either is enough. */
export interface Opener {
  readonly secret: string | undefined;
  /** `sub` of an access token that was sent along. */
  readonly personId: string | undefined;
}

/** Why a link is not good; `LOST`: nobody can tell now, because the shared memory does not answer. */
export type LinkRefusal = 'UNKNOWN' | 'EXPIRED' | 'FOREIGN' | 'USED' | 'LOST';

/** A link that is being used: nobody else can until `finish` gives it back. */
export interface Lease {
  readonly file: PreparedFile;
  /** @param complete whether everything was sent; what broke off may be asked for again while the link lives */
  readonly finish: (complete: boolean) => Promise<void>;
}

/** Links to downloads: signed, for one person, for one complete download, for a short time (GAP-44). */
export interface DownloadLinks {
  readonly issue: (file: PreparedFile) => Promise<IssuedLink>;
  readonly open: (token: string, opener: Opener) => Promise<Lease | LinkRefusal>;
}

interface Kept {
  readonly file: PreparedFile;
  readonly secret: string;
}

/** Milliseconds that a link lives (GAP-44). */
export const LINK_LIFETIME = 5 * 60 * 1000;
/** Beyond it the oldest are forgotten: nobody can fill the memory with links. */
const LINKS_KEPT = 5_000;

const TOKEN = /^([\w-]{22})\.(\d{13})\.([\w-]{43})$/;

const same = (one: string, other: string | undefined): boolean =>
  other?.length === one.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'file' in value && 'secret' in value;

/** What the links of a gateway are made with. */
export interface DownloadLinksOptions {
  readonly memory: SharedMemory;
  readonly now: () => Date;
}

/**
 * Keeps links in the memory that the gateways share. The signature tells a link of ours from a made-up one without looking
 * for it, and when it ends; what it leads to never leaves the gateways.
 */
export const createDownloadLinks = ({ memory, now }: DownloadLinksOptions): DownloadLinks => {
  const links = memory.area('links', LINKS_KEPT);
  /** Which links are being used, or were. */
  const uses = memory.area('link-uses', LINKS_KEPT);
  const signed = (id: string, end: string): string => memory.digest(`link ${id} ${end}`);

  return {
    issue: async (file) => {
      const id = randomBytes(16).toString('base64url');
      const secret = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now().getTime() + LINK_LIFETIME);
      const kept: Kept = { file, secret };
      await links.set(id, JSON.stringify(kept), LINK_LIFETIME);
      const end = String(expiresAt.getTime());
      return { token: `${id}.${end}.${signed(id, end)}`, secret, expiresAt };
    },
    open: async (token, { secret, personId }) => {
      const [, id, end, signature] = TOKEN.exec(token) ?? [];
      if (id === undefined || end === undefined || !same(signed(id, end), signature)) return 'UNKNOWN';
      if (now().getTime() >= Number(end)) return 'EXPIRED';
      const kept: unknown = JSON.parse((await links.get(id))?.text ?? 'null');
      if (!isKept(kept)) return 'EXPIRED';
      if (personId !== kept.file.personId && !same(kept.secret, secret)) return 'FOREIGN';
      if (!(await uses.replace(id, 'open', LINK_LIFETIME, undefined))) return 'USED';
      return {
        file: kept.file,
        finish: (complete) => unlessLost(complete ? uses.set(id, 'used', LINK_LIFETIME) : uses.remove(id), undefined),
      };
    },
  };
};
