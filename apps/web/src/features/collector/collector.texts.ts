import { quantity } from '@/shared/format';

/** Texts of the search of collectors. */
export const collectorsTexts = {
  title: 'Buscar Entidades',
  hint: 'Firma o nombre de la entidad',
  empty: 'No se encontraron entidades',
  emptyHint: 'Pruebe con menos letras.',
  failed: 'No se pudieron cargar las entidades',
  total: (size: number) => (size === 1 ? '1 entidad' : `${quantity(size)} entidades`),
  columns: { SIGNATURE: 'FIRMA', NAME: 'NOMBRE', strategy: 'ESTRATEGIA DE RETIRO', payments: 'PAGOS' },
  seePayments: 'Ver pagos',
  seePaymentsOf: (name: string) => `Ver pagos de ${name}`,
} as const;
