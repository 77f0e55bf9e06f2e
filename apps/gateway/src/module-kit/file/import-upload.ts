import { idempotencyKey, type importForm } from '@backoffice/validators';
import { changeErrorOf } from '../../changes/change-error.ts';
import type { GatewayContext } from '../../context.ts';
import { checked } from '../../errors/checked.ts';
import { inputError } from '../../errors/gateway-error.ts';
import type { UploadOffer } from '../../files/issue-links.ts';
import type { ImportInput, OnceInput } from '../../api/schema-types.generated.ts';

interface Given {
  readonly import: ImportInput;
  readonly once: OnceInput;
}

/** Checked options of a file: the match options by the names of the schema. */
type CheckedImport = ReturnType<typeof checkedImport>;

/** Limits and destination of a file that may be sent. */
interface Offer {
  readonly form: typeof importForm;
  readonly to: (given: CheckedImport, key: string) => Pick<UploadOffer, 'service' | 'address' | 'fields'>;
}

const matchFields = {
  MATCH_PAYER: 'matchPayer',
  MATCH_CONCEPT: 'matchConcept',
  MATCH_IDENTIFICATION: 'matchIdentification',
} as const;

const checkedImport = (given: ImportInput, form: typeof importForm) => checked('import', form, given);

/** B218: a collector that always matches by one option lets nobody choose another. @throws GatewayError */
const checkMatch = async (given: CheckedImport, { sources }: GatewayContext): Promise<void> => {
  const collector = await sources.collector.load(given.collectorId);
  if (!collector) throw inputError('import.collectorId', 'La entidad no existe.');
  const { matchImport } = collector;
  if (matchImport === null || matchImport === 'UNKNOWN') return;
  const forced = matchFields[matchImport];
  const other = Object.values(matchFields).find((field) => given[field] !== (field === forced));
  if (other !== undefined)
    throw inputError(`import.${other}`, 'La entidad exige esta coincidencia: no se puede cambiar.');
};

/** Makes a link for a file to import. @param offer what its service takes, where, and with which fields */
export const offerImportUpload = async (
  { import: given, once }: Given,
  context: GatewayContext,
  { form, to }: Offer,
) => {
  try {
    const checkedGiven = checkedImport(given, form);
    const key = checked('once.idempotencyKey', idempotencyKey, once.idempotencyKey);
    await checkMatch(checkedGiven, context);
    const { fileName, fileSize: size } = checkedGiven;
    const offered = to(checkedGiven, key);
    return { upload: await context.issueUploadLink({ type: 'Import', fileName, size, ...offered }), error: null };
  } catch (error) {
    const refusal = changeErrorOf(error, {});
    if (refusal === undefined) throw error;
    return { upload: null, error: refusal };
  }
};
