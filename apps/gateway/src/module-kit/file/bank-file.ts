import type { IssueLinks } from '../../files/issue-links.ts';
import type { BankFileFormat } from '../../api/schema-types.generated.ts';
import type { FileAddress } from '../../rest/rest-client.ts';
import type { ActionRefusal } from '../change/action-rules.ts';
import { linkToFile } from './file-link.ts';

const extensions = { XLSX: 'xlsx', TXT: 'txt', XML: 'xml' } as const satisfies Readonly<Record<BankFileFormat, string>>;

/** Extension of a bank file, in the service's paths and in file names. */
export type BankFileExtension = (typeof extensions)[BankFileFormat];

/** Bank file of a batch or a withdraw. */
interface BankFileOf {
  readonly type: 'Batch' | 'Withdraw';
  readonly id: string;
  readonly service: 'batch' | 'withdraw';
  readonly format: BankFileFormat;
  /** Returns the address of the file in the service; undefined for an impossible identifier. */
  readonly addressOf: (extension: BankFileExtension) => FileAddress | undefined;
  /** First part of the file name. */
  readonly name: string;
}

/** Creates the link to a file for the bank (GAP-26), unless a rule refuses it. */
export const linkToBankFile = (
  { type, id, service, format, addressOf, name }: BankFileOf,
  refusal: ActionRefusal<string> | undefined,
  context: Pick<IssueLinks, 'issueDownloadLink'>,
): ReturnType<typeof linkToFile> => {
  const extension = extensions[format];
  const fileName = `${name}_${id}.${extension}`;
  return linkToFile({ type, id, service, address: addressOf(extension), fileName }, refusal, context);
};
