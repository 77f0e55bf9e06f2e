import type { ConversionConfigurations } from '@backoffice/contracts/converter';
import { Problem } from '../../shared/problem.ts';
import { property } from '../../shared/property.ts';
import type { BodyFile, MultipartBody } from '../../shared/multipart.ts';

/** Validated request for a conversion. */
export interface ConversionRequest extends Pick<ConversionConfigurations, 'origin_id' | 'metadata'> {
  readonly dry_run: boolean;
  readonly file: BodyFile;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads the request for a conversion from a multipart body (B299). @throws Problem for an invalid body */
export function conversionOf({ fields, file }: MultipartBody): ConversionRequest {
  const given = parsed(fields['configurations'] ?? '');
  const origin_id = property(given, 'origin_id');
  const metadata = property(given, 'metadata');
  const collector_id = property(metadata, 'collector_id');
  const isMeant = property(given, 'type') === 'payments' && property(given, 'destination_id') === 'payments';
  if (!isMeant || typeof origin_id !== 'string' || typeof collector_id !== 'string')
    throw new Problem(400, 'invalid_body', 'configurations is not understood.', {
      fields: { configurations: 'invalid' },
    });
  if (file === undefined) throw new Problem(422, 'file_missing', 'A file is needed.', { fields: { file: 'required' } });
  const asks = (name: string): boolean => property(metadata, name) === true;
  return {
    origin_id,
    file,
    dry_run: property(given, 'dry_run') === true,
    metadata: {
      collector_id,
      match_payer: asks('match_payer'),
      match_concept: asks('match_concept'),
      match_identification: asks('match_identification'),
    },
  };
}
