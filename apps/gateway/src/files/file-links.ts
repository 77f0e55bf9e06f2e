import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { ServiceName } from '@backoffice/contracts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { FileAddress } from '../rest/rest-client.ts';
import { unlessLost, type SharedMemory } from '../shared-memory/shared-memory.ts';
import { isObject } from '../unknown-value.ts';
import { isStoredParts, isWhole, joined, type FilePart } from './file-parts.ts';

/** Source or target of a file: a service, or the activity store. */
export type FileHolder = ServiceName | 'activity';

/** File that is transferred between a person and its holder. */
interface LinkedFile<Holder extends FileHolder = ServiceName> {
  /** `sub` of the person who requested the link. */
  readonly personId: string;
  readonly username: string;
  /** Full name of the person; undefined when the token had none. */
  readonly personName?: string | undefined;
  /** Type of the record that the file belongs to, for the audit trail. */
  readonly type: string;
  readonly service: Holder;
  /** Address with the person's own token, so that the service knows the person. */
  readonly address: FileAddress;
  readonly fileName: string;
}

/** File that a person may download once. */
export interface PreparedFile extends LinkedFile<FileHolder> {
  readonly id: string;
}

/** File that a person may upload once. */
export interface PreparedUpload extends LinkedFile {
  /** Parts of the multipart request before the file. */
  readonly fields: Readonly<Record<string, string>>;
  /** Bytes of the file. */
  readonly size: number;
}

/** Link as it is issued. */
export interface IssuedLink {
  /** Last part of the address. */
  readonly token: string;
  /** Value of the cookie of the link. It is never part of the address. */
  readonly secret: string;
  readonly expiresAt: Date;
}

/**
 * Person who opens a link. The cookie of the link is enough, and so is the access token of its person. The access token
 * of another person is refused, even with the cookie.
 */
export interface Opener {
  readonly secret: string | undefined;
  /** `sub` of the access token in the request; undefined without a valid one. The cookie then decides. */
  readonly personId: string | undefined;
}

/** Reason for refusing a link. `LOST`: the shared memory does not answer, so the link cannot be checked. */
export type LinkRefusal = 'UNKNOWN' | 'EXPIRED' | 'FOREIGN' | 'USED' | 'LOST';

/** Refused link, with its file when it is known, for the audit trail. */
export interface RefusedLink<File> {
  readonly refusal: LinkRefusal;
  readonly file?: File;
}

/** Exclusive use of a link, until `finish` is called. */
export interface Lease<File> {
  readonly file: File;
  /**
   * Adds bytes to those that earlier uses of the link have transferred.
   * @returns true when every byte of the file has been transferred. Without the shared memory, only this part counts
   */
  readonly addPart: (part: FilePart) => Promise<boolean>;
  /**
   * Ends the use.
   * @param complete true when the whole file was transferred; otherwise the link can be used again until it expires
   */
  readonly finish: (complete: boolean) => Promise<void>;
}

/** Signed links to files: for one person, one complete transfer and a short time (GAP-44). */
export interface FileLinks<File> {
  /**
   * Creates a link.
   * @throws GatewayError when the person has created too many links: they would displace the links of others
   */
  readonly issue: (file: File) => Promise<IssuedLink>;
  readonly open: (token: string, opener: Opener) => Promise<Lease<File> | RefusedLink<File>>;
}

/** Download and upload links of a gateway. */
export interface Links {
  readonly downloads: FileLinks<PreparedFile>;
  readonly uploads: FileLinks<PreparedUpload>;
}

interface StoredLink<File> {
  readonly file: File;
  readonly secret: string;
}

/** Paths of links at the gateway. */
export const DOWNLOADS = '/downloads/';
export const UPLOADS = '/uploads/';

/**
 * Returns the name of the cookie of a link. It has the identifier of the link, so that several transfers can run at
 * once.
 */
export const cookieNameOf = (token: string): string => `link-${token.slice(0, 22)}`;

/** Milliseconds until a link expires (GAP-44). */
export const LINK_LIFETIME = 5 * 60 * 1000;
/** Maximum number of links of each kind in the memory of one process. The least recently used are evicted first. */
const MAX_LINKS = 5_000;
/** Maximum number of links of each kind that one person may create within the lifetime of a link. */
const MAX_LINKS_PER_PERSON = 100;
const tooMany = 'Pidió demasiados archivos en poco tiempo. Espere cinco minutos y vuelva a intentarlo.';

/** Maximum ranges of one file in the memory. Further ones are not counted, so that the link stays valid. */
const MOST_RANGES = 1_000;

const TOKEN = /^([\w-]{22})\.(\d{13})\.([\w-]{43})$/;

/** Compares two texts in constant time. A cookie may have any bytes, so their lengths in bytes are compared first. */
const same = (one: string, other: string | undefined): boolean => {
  const [bytes, otherBytes] = [Buffer.from(one), Buffer.from(other ?? '')];
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
};

const isStoredLink = <File>(value: unknown): value is StoredLink<File> =>
  isObject(value) && 'file' in value && 'secret' in value;

export interface LinksOptions {
  readonly memory: SharedMemory;
  readonly now: () => Date;
}

/**
 * Creates links of one kind, stored in the shared memory. The signature reveals a forged link without a lookup, and
 * covers the expiry. The address of the file is not part of the link.
 */
const createFileLinks = <File extends LinkedFile<FileHolder>>(
  name: string,
  { memory, now }: LinksOptions,
): FileLinks<File> => {
  const links = memory.area(name, MAX_LINKS);
  /** Links in use (`open`) and used ones (`used`). */
  const uses = memory.area(`${name}-uses`, MAX_LINKS);
  const parts = memory.area(`${name}-parts`, MAX_LINKS);
  const issuedCounts = memory.area(`${name}-made`, MAX_LINKS);
  /** Text that the signature of a link signs. */
  const claimOf = (id: string, end: string): string => `${name} ${id} ${end}`;

  const addPart = async (id: string, { version, size, first, end }: FilePart): Promise<boolean> => {
    const kept: unknown = JSON.parse((await parts.get(id))?.text ?? 'null');
    const earlier = isStoredParts(kept) && kept.version === version ? kept.ranges : [];
    const ranges = joined([...earlier, [first, end]]);
    await parts.set(id, JSON.stringify({ version, ranges: ranges.slice(0, MOST_RANGES) }), LINK_LIFETIME);
    return isWhole(ranges, size);
  };

  return {
    issue: async (file) => {
      if ((await issuedCounts.count(file.personId, LINK_LIFETIME)) > MAX_LINKS_PER_PERSON)
        throw new GatewayError('LIMIT_EXCEEDED', tooMany);
      const id = randomBytes(16).toString('base64url');
      const secret = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now().getTime() + LINK_LIFETIME);
      const kept: StoredLink<File> = { file, secret };
      await links.set(id, JSON.stringify(kept), LINK_LIFETIME);
      const end = String(expiresAt.getTime());
      return { token: `${id}.${end}.${memory.digest(claimOf(id, end))}`, secret, expiresAt };
    },
    open: async (token, { secret, personId }) => {
      const [, id, end, signature] = TOKEN.exec(token) ?? [];
      if (id === undefined || end === undefined) return { refusal: 'UNKNOWN' };
      if (!memory.digests(claimOf(id, end)).some((valid) => same(valid, signature))) return { refusal: 'UNKNOWN' };
      if (now().getTime() >= Number(end)) return { refusal: 'EXPIRED' };
      const kept: unknown = JSON.parse((await links.get(id))?.text ?? 'null');
      if (!isStoredLink<File>(kept)) return { refusal: 'EXPIRED' };
      const { file } = kept;
      const isTheirs = personId === undefined ? same(kept.secret, secret) : personId === file.personId;
      if (!isTheirs) return { refusal: 'FOREIGN', file };
      if (!(await uses.replace(id, 'open', LINK_LIFETIME, undefined))) return { refusal: 'USED', file };
      return {
        file,
        addPart: (part) => unlessLost(addPart(id, part), isWhole([[part.first, part.end]], part.size)),
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
