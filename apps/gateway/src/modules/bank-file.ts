import { conflict, gone } from '../changes/perform-once.ts';
import type { ChangeErrorParent } from '../changes/change-error.ts';
import type { GatewayContext } from '../context.ts';
import type { BankFileFormat, Download } from '../graphql/resolvers.generated.ts';
import type { FileAddress } from '../rest/file-client.ts';
import type { ActionRefusal } from './action-rules.ts';

const extensions = { XLSX: 'xlsx', TXT: 'txt', XML: 'xml' } as const satisfies Readonly<Record<BankFileFormat, string>>;

/** Format of a file, as the services and file names have it. */
export type BankFileExtension = (typeof extensions)[BankFileFormat];

/** Whose file for the bank is wanted. */
interface BankFileOf {
  readonly type: 'Batch' | 'Withdraw';
  readonly id: string;
  readonly service: 'batch' | 'withdraw';
  readonly format: BankFileFormat;
  /** Where the service has it; undefined for an identifier that there cannot be. */
  readonly addressOf: (extension: BankFileExtension) => FileAddress | undefined;
  /** First part of the name under which it is saved. */
  readonly name: string;
}

interface LinkOrError {
  readonly download: Download | null;
  readonly error: ChangeErrorParent | null;
}

/** Makes the link to a file for the bank (GAP-26, GAP-44), unless a rule refuses it. */
export const linkToBankFile = async (
  { type, id, service, format, addressOf, name }: BankFileOf,
  refusal: ActionRefusal<string> | undefined,
  { issueDownloadLink }: Pick<GatewayContext, 'issueDownloadLink'>,
): Promise<LinkOrError> => {
  const extension = extensions[format];
  const address = addressOf(extension);
  if (!address) return { download: null, error: gone };
  if (refusal) return { download: null, error: conflict(refusal.code, refusal.message) };
  const fileName = `${name}_${id}.${extension}`;
  return { download: await issueDownloadLink({ type, id, service, address, fileName, size: null }), error: null };
};
