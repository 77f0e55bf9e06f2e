import { fileRefusals } from '@backoffice/validators';
import { missing } from '../errors/catalogue/catalogue.texts.ts';
import type { Explanation } from '../errors/catalogue/explanation.ts';

/** Refusal of the payment method of a payment or a subscription. */
export const invalidMethod: Explanation = {
  message: 'El medio de pago está incompleto o no es válido.',
  cause: 'Falta un dato, la tarjeta está vencida, o el titular no corresponde al tipo de medio.',
  nextStep: 'Revise el vencimiento y la identificación: DNI para tarjeta, CUIT para CBU.',
};

/** Refusal of the destination account of a withdrawal. */
export const wrongDestination: Explanation = {
  message: 'La cuenta de destino no es válida: revise los dígitos del CBU o CVU, o el alias.',
  cause: 'El CBU o CVU tiene alguna cifra equivocada, o el alias tiene caracteres que no se admiten.',
  nextStep: 'Pida a la entidad que corrija su cuenta de destino.',
};

/** Refusal of an invalid amount, such as one below one cent. */
export const wrongAmount = 'El importe no es válido: tiene que ser de un centavo o más.';

/** Refusal of a bank file in a format that the service does not write. */
export const unknownFileFormat: Explanation = {
  message: 'El servicio no ofrece ese formato de archivo.',
  cause: 'Los formatos son xlsx, txt y xml.',
  nextStep: 'Elija otro formato.',
};

/** Refusals of a file of payment requests and of its options, for imports and conversions. */
export const sentFileRefusals = {
  collector_not_found: missing('No se encontró el comercio.'),
  match_not_allowed: {
    message: 'Esas coincidencias no se pueden pedir juntas.',
    cause: 'La identificación no se combina con las otras, o la entidad tiene fija la coincidencia.',
    nextStep: 'Elija la entidad otra vez y deje la coincidencia que propone.',
  },
  file_missing: {
    message: fileRefusals.file_missing,
    cause: 'La solicitud llegó sin archivo.',
    nextStep: 'Elija el archivo y envíe nuevamente.',
  },
  file_empty: {
    message: fileRefusals.file_empty,
    cause: 'Se guardó sin contenido.',
    nextStep: 'Ábralo, verifique que tenga filas y guárdelo otra vez.',
  },
  file_too_large: {
    message: fileRefusals.file_too_large,
    cause: 'El servicio no lee archivos más grandes.',
    nextStep: 'Divídalo en varios, o guárdelo como CSV.',
  },
  file_type_unknown: {
    message: fileRefusals.file_type_unknown,
    cause: 'El contenido es de otro formato: cambiar la extensión no lo convierte.',
    nextStep: 'Ábralo en una planilla y guárdelo como XLSX o CSV.',
  },
  file_markup: {
    message: fileRefusals.file_markup,
    cause: 'Algunos programas guardan una página web con el nombre de una planilla.',
    nextStep: 'Ábralo en una planilla y guárdelo como XLSX o CSV.',
  },
  workbook_encrypted: {
    message: fileRefusals.workbook_encrypted,
    cause: 'Un archivo cifrado no se puede leer sin su contraseña.',
    nextStep: 'En Excel, quítela en Archivo, Información, Proteger libro.',
  },
  workbook_broken: {
    message: fileRefusals.workbook_broken,
    cause: 'Puede haberse cortado al copiarse o descargarse.',
    nextStep: 'Obténgala otra vez, ábrala en Excel y guárdela de nuevo.',
  },
  workbook_unpacks_too_large: {
    message: fileRefusals.workbook_unpacks_too_large,
    cause: 'Suele tener imágenes, formatos u hojas de más.',
    nextStep: 'Copie solo los datos a una planilla nueva.',
  },
  not_utf8: {
    message: fileRefusals.not_utf8,
    cause: 'Se guardó con otra codificación de caracteres.',
    nextStep: 'En Excel, elija “CSV UTF-8” al guardar.',
  },
  heading_missing: {
    message: fileRefusals.heading_missing,
    cause: 'Ninguna de las primeras filas tiene títulos de la plantilla.',
    nextStep: 'Copie la fila de títulos de la plantilla.',
  },
  columns_unknown: {
    message: fileRefusals.columns_unknown,
    cause: 'Cada título tiene que ser igual al de la plantilla.',
    nextStep: 'Corrija o quite las columnas que nombra el mensaje.',
  },
  columns_missing: {
    message: fileRefusals.columns_missing,
    cause: 'La plantilla exige columnas que el archivo no trae.',
    nextStep: 'Agregue las columnas que nombra el mensaje.',
  },
  columns_repeated: {
    message: fileRefusals.columns_repeated,
    cause: 'Dos columnas tienen el mismo título.',
    nextStep: 'Deje una de cada una y envíe nuevamente.',
  },
  too_many_rows: {
    message: fileRefusals.too_many_rows,
    cause: 'El servicio no lee más filas por archivo.',
    nextStep: 'Importe las partes de a una.',
  },
  no_rows: {
    message: fileRefusals.no_rows,
    cause: 'Solo tiene la fila de títulos.',
    nextStep: 'Agregue una fila por pago y envíe nuevamente.',
  },
  quotes_unclosed: {
    message: fileRefusals.quotes_unclosed,
    cause: 'Una celda abre comillas y no las cierra.',
    nextStep: 'Busque la comilla suelta, o guarde el archivo otra vez desde la planilla.',
  },
} as const;

/** Refusal of a change without the version or content that the person saw. */
export const notSeen = 'Falta qué vio usted del registro: actualice la página e intente nuevamente.';

/** Refusal to let a person send money whose schedule they edited last. */
export const ownSchedule = {
  code: 'own_schedule',
  message: 'Usted programó los retiros de esta entidad: otra persona tiene que enviar el dinero.',
} as const;
