import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ServiceName } from '@backoffice/contracts';
import { LRUCache } from 'lru-cache';
import type { FileAddress } from '../rest/open-file.ts';

/** A file that a person may have once. */
export interface PreparedFile {
  /** `sub` of the person who asked for it. */
  readonly personId: string;
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

/** Why a link is not good. */
export type LinkRefusal = 'UNKNOWN' | 'EXPIRED' | 'FOREIGN' | 'USED';

/** A link that is being used: nobody else can until `finish` gives it back. */
export interface Lease {
  readonly file: PreparedFile;
  /** @param complete whether everything was sent; what broke off may be asked for again while the link lives */
  readonly finish: (complete: boolean) => void;
}

/** Links to downloads: signed, for one person, for one complete download, for a short time (GAP-44). */
export interface DownloadLinks {
  readonly issue: (file: PreparedFile) => IssuedLink;
  readonly open: (token: string, opener: Opener) => Lease | LinkRefusal;
}

interface Kept {
  readonly file: PreparedFile;
  readonly secret: string;
  state: 'ready' | 'open' | 'used';
}

/** Milliseconds that a link lives (GAP-44). */
export const LINK_LIFETIME = 5 * 60 * 1000;
/** Beyond it the oldest are forgotten: nobody can fill the memory with links. */
const LINKS_KEPT = 5_000;

const TOKEN = /^([\w-]{22})\.(\d{13})\.([\w-]{43})$/;

const same = (one: string, other: string | undefined): boolean =>
  other?.length === one.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Keeps links in memory. The signature tells a link of ours from a made-up one without looking for it, and when it ends;
 * what it leads to never leaves the gateway.
 */
export const createDownloadLinks = ({ now }: { readonly now: () => Date }): DownloadLinks => {
  const key = randomBytes(32);
  const links = new LRUCache<string, Kept>({
    max: LINKS_KEPT,
    ttl: LINK_LIFETIME,
    perf: { now: () => now().getTime() },
  });
  const signed = (id: string, end: string): string =>
    createHmac('sha256', key).update(`${id}.${end}`).digest('base64url');

  return {
    issue: (file) => {
      const id = randomBytes(16).toString('base64url');
      const secret = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now().getTime() + LINK_LIFETIME);
      links.set(id, { file, secret, state: 'ready' });
      const end = String(expiresAt.getTime());
      return { token: `${id}.${end}.${signed(id, end)}`, secret, expiresAt };
    },
    open: (token, { secret, personId }) => {
      const [, id, end, signature] = TOKEN.exec(token) ?? [];
      if (id === undefined || end === undefined || !same(signed(id, end), signature)) return 'UNKNOWN';
      if (now().getTime() >= Number(end)) return 'EXPIRED';
      const kept = links.get(id);
      if (kept === undefined) return 'EXPIRED';
      if (personId !== kept.file.personId && !same(kept.secret, secret)) return 'FOREIGN';
      if (kept.state !== 'ready') return 'USED';
      kept.state = 'open';
      return {
        file: kept.file,
        finish: (complete) => {
          kept.state = complete ? 'used' : 'ready';
        },
      };
    },
  };
};
