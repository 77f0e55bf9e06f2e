import { quantity } from '@/shared/format';

/** The words of collectors, which people know as entidades or comercios (A7). */
export const collectorsTexts = {
  one: 'Entidad',
  title: 'Buscar Entidades',
  hint: 'Firma o nombre de la entidad',
  empty: 'No se encontraron entidades',
  emptyHint: 'Pruebe con menos letras.',
  failed: 'No se pudieron cargar las entidades',
  total: (size: number) => (size === 1 ? '1 entidad' : `${quantity(size)} entidades`),
  columns: { SIGNATURE: 'FIRMA', NAME: 'NOMBRE', strategy: 'ESTRATEGIA DE RETIRO', payments: 'PAGOS' },
  seePayments: 'Ver pagos',
  seePaymentsOf: (name: string) => `Ver pagos de ${name}`,
  openOptions: 'Ver opciones',
  recent: 'Usadas hace poco',
  found: 'Resultados',
  typeMore: 'Escriba al menos 2 letras',
  notFound: 'Ninguna entidad coincide',
  strategies: {
    BATCH_ACCREDITATION: 'Por lote, al acreditarse',
    BATCH_APPROBATION: 'Por lote, al aprobarse',
    BALANCE: 'Por saldo',
  },
} as const;
