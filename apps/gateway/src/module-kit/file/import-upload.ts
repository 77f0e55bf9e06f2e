import { idempotencyKey, type importForm } from '@backoffice/validators';
import { changeErrorOf } from '../../changes/change-error.ts';
import type { GatewayContext } from '../../context.ts';
import { checked } from '../../errors/checked.ts';
import { inputError } from '../../errors/gateway-error.ts';
import type { UploadOffer } from '../../files/issue-links.ts';
import type { ImportInput, OnceInput } from '../../api/schema-types.generated.ts';

interface UploadArguments {
  readonly import: ImportInput;
  readonly once: OnceInput;
}

/** Checked options of an import file. Match options have the names of the schema. */
type CheckedImport = ReturnType<typeof checkedImport>;

/** Form and destination of an import file. */
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

/**
 * Checks the match options: a collector with a fixed match option requires that one and allows no other (B218).
 * @throws GatewayError for an unknown collector or other match options
 */
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

/**
 * Creates an upload link for an import file, or returns the error of a refused one.
 * @param offer form that checks the file, and its address and fields in the service
 */
export const offerImportUpload = async (
  { import: given, once }: UploadArguments,
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
