import { mixed, number, object, string } from 'yup';
import { exactText } from './search.ts';
import { atMost } from './typed-text.ts';

/** Bytes of the file of an import (GAP-18). */
export const largestImport = 10 * 1024 * 1024;

/** Only forms of imports have flags: yup's own shape for them would be loaded with every list. */
const flag = mixed((value): value is boolean => typeof value === 'boolean').required();

const fileName = string().required('Elija un archivo.').test(atMost(255, 'El nombre del archivo es demasiado largo.'));

/** Options for the import of a foreign file, with any name, before it is converted (B216, B217, B299). */
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

/** Options of an import, before its file is read (GAP-18). */
export const importForm = conversionForm.shape({
  fileName: fileName.matches(/\.(csv|txt|xlsx|xlsb|xls|ods)$/i, 'El archivo tiene que ser CSV o una planilla.'),
});

/** External ids that are asked about at once: a file of 50,000 rows takes a hundred questions. */
export const mostExternalIds = 500;

/** An external id as a file may have it. */
export const externalId = exactText.required('Ingrese un id.').test(atMost(100));
