import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { ServiceName } from '@backoffice/contracts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { FileAddress } from '../rest/rest-client.ts';
import { unlessLost, type SharedMemory } from '../shared-memory/shared-memory.ts';
import { isObject } from '../unknown-value.ts';

/** Holder of a file: a service, or the store of the activity. */
export type FileHolder = ServiceName | 'activity';

/** A file on its way between a person and whoever holds it. */
interface LinkedFile<Holder extends FileHolder = ServiceName> {
  /** `sub` of the person who requested the link. */
  readonly personId: string;
  readonly username: string;
  /** Kind of thing that the file is of, for the audit trail. */
  readonly type: string;
  readonly service: Holder;
  /** With the person's own token, so that the service sees whose request it is. */
  readonly address: FileAddress;
  readonly fileName: string;
}

/** A file that a person may have once. */
export interface PreparedFile extends LinkedFile<FileHolder> {
  readonly id: string;
}

/** A file that a person may bring once. */
export interface PreparedUpload extends LinkedFile {
  /** Parts of the multipart request before the file. */
  readonly fields: Readonly<Record<string, string>>;
  /** Bytes. */
  readonly size: number;
}

/** A link as it is handed out. */
export interface IssuedLink {
  /** Last part of the address. */
  readonly token: string;
  /** Goes to the person's browser as a cookie, never into the address. */
  readonly secret: string;
  readonly expiresAt: Date;
}

/** Person who opens a link: either identifier is enough, but a token of somebody else opens nothing. */
export interface Opener {
  readonly secret: string | undefined;
  /** `sub` of an access token that was sent along. */
  readonly personId: string | undefined;
}

/** Reason for the refusal of a link; `LOST`: it cannot be checked, because the shared memory does not answer. */
export type LinkRefusal = 'UNKNOWN' | 'EXPIRED' | 'FOREIGN' | 'USED' | 'LOST';

/** A link that is not good, and the file where it is known: what somebody else tried to get. */
export interface RefusedLink<File> {
  readonly refusal: LinkRefusal;
  readonly file?: File;
}

/** A link that is being used: nobody else can until `finish` gives it back. */
export interface Lease<File> {
  readonly file: File;
  /** @param complete whether everything was sent; what broke off may be tried again while the link lives */
  readonly finish: (complete: boolean) => Promise<void>;
}

/** Links to files: signed, for one person, for one complete transfer, for a short time (GAP-44). */
export interface FileLinks<File> {
  /** Rejects whoever makes more than anybody can use: nobody's links make way for theirs. */
  readonly issue: (file: File) => Promise<IssuedLink>;
  readonly open: (token: string, opener: Opener) => Promise<Lease<File> | RefusedLink<File>>;
}

/** Links of one gateway. */
export interface Links {
  readonly downloads: FileLinks<PreparedFile>;
  readonly uploads: FileLinks<PreparedUpload>;
}

interface Kept<File> {
  readonly file: File;
  readonly secret: string;
}

/** Path of links, below the gateway's own address. */
export const DOWNLOADS = '/downloads/';
export const UPLOADS = '/uploads/';

/** Name of the cookie that belongs to a link: by the link's own id, so that several transfers may go on at once. */
export const cookieNameOf = (token: string): string => `link-${token.slice(0, 22)}`;

/** Milliseconds that a link lives (GAP-44). */
export const LINK_LIFETIME = 5 * 60 * 1000;
/** Beyond it the oldest are forgotten: nobody can fill the memory with links. */
const LINKS_KEPT = 5_000;
/** Links of each kind that one person may have made in the life of a link: the room is for everybody. */
const LINKS_A_PERSON = 100;
const tooMany = 'Pidió demasiados archivos en poco tiempo. Espere cinco minutos y vuelva a intentarlo.';

const TOKEN = /^([\w-]{22})\.(\d{13})\.([\w-]{43})$/;

const same = (one: string, other: string | undefined): boolean =>
  other?.length === one.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const isKept = <File>(value: unknown): value is Kept<File> => isObject(value) && 'file' in value && 'secret' in value;

export interface LinksOptions {
  readonly memory: SharedMemory;
  readonly now: () => Date;
}

/**
 * Keeps links in the memory that the gateways share. The signature distinguishes a link of ours from a made-up one
 * without looking for it, and shows when it ends; what it leads to never leaves the gateways.
 */
const createFileLinks = <File extends LinkedFile<FileHolder>>(
  name: string,
  { memory, now }: LinksOptions,
): FileLinks<File> => {
  const links = memory.area(name, LINKS_KEPT);
  /** Links that are being used, or were. */
  const uses = memory.area(`${name}-uses`, LINKS_KEPT);
  const made = memory.area(`${name}-made`, LINKS_KEPT);
  const signed = (id: string, end: string): string => memory.digest(`${name} ${id} ${end}`);

  return {
    issue: async (file) => {
      if ((await made.count(file.personId, LINK_LIFETIME)) > LINKS_A_PERSON)
        throw new GatewayError('LIMIT_EXCEEDED', tooMany);
      const id = randomBytes(16).toString('base64url');
      const secret = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now().getTime() + LINK_LIFETIME);
      const kept: Kept<File> = { file, secret };
      await links.set(id, JSON.stringify(kept), LINK_LIFETIME);
      const end = String(expiresAt.getTime());
      return { token: `${id}.${end}.${signed(id, end)}`, secret, expiresAt };
    },
    open: async (token, { secret, personId }) => {
      const [, id, end, signature] = TOKEN.exec(token) ?? [];
      if (id === undefined || end === undefined || !same(signed(id, end), signature)) return { refusal: 'UNKNOWN' };
      if (now().getTime() >= Number(end)) return { refusal: 'EXPIRED' };
      const kept: unknown = JSON.parse((await links.get(id))?.text ?? 'null');
      if (!isKept<File>(kept)) return { refusal: 'EXPIRED' };
      const { file } = kept;
      const isTheirs = personId === undefined ? same(kept.secret, secret) : personId === file.personId;
      if (!isTheirs) return { refusal: 'FOREIGN', file };
      if (!(await uses.replace(id, 'open', LINK_LIFETIME, undefined))) return { refusal: 'USED', file };
      return {
        file,
        finish: (complete) => unlessLost(complete ? uses.set(id, 'used', LINK_LIFETIME) : uses.remove(id), undefined),
      };
    },
  };
};

/** Creates the links of a gateway. */
export const createLinks = (options: LinksOptions): Links => ({
  downloads: createFileLinks<PreparedFile>('downloads', options),
  uploads: createFileLinks<PreparedUpload>('uploads', options),
});
