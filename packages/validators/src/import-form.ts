import { mixed, number, object, string } from 'yup';
import { exactText } from './search.ts';
import { atMost } from './typed-text.ts';

/** Maximum size in bytes of an import file (GAP-18). */
export const largestImport = 10 * 1024 * 1024;

/** Validator of a boolean. Yup's own one would add code to the bundle of every list. */
const flag = mixed((value): value is boolean => typeof value === 'boolean').required();

const fileName = string().required('Elija un archivo.').test(atMost(255, 'El nombre del archivo es demasiado largo.'));

/** Options for the conversion of a file from another system (B216, B217, B299). */
export const conversionForm = object({
  collectorId: exactText.required('Elija una entidad.'),
  matchPayer: flag,
  matchConcept: flag,
  matchIdentification: flag.test(
    'alone',
    'La identificación no se combina con el pagador ni con el concepto.',
    (isOn, { parent }: { readonly parent: { readonly matchPayer?: boolean; readonly matchConcept?: boolean } }) =>
      !isOn || (parent.matchPayer !== true && parent.matchConcept !== true),
  ),
  fileName,
  fileSize: number()
    .required()
    .min(1, 'El archivo está vacío.')
    .max(largestImport, 'El archivo supera los 10\u00a0MB.'),
});

/** Options of an import (GAP-18). */
export const importForm = conversionForm.shape({
  fileName: fileName.matches(/\.(csv|txt|xlsx|xlsb|xls|ods)$/i, 'El archivo tiene que ser CSV o una planilla.'),
});

/** Maximum number of external ids in one check. A file of 50,000 rows needs 100 checks. */
export const mostExternalIds = 500;

/** Validator of an external id in a file. */
export const externalId = exactText.required('Ingrese un id.').test(atMost(100));
