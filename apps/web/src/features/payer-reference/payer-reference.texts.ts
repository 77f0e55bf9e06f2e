import { counted, type Noun } from '@/shared/format';
import { listTextsOf } from '@/shared/list/list.texts';

const reference: Noun = { one: 'referencia', many: 'referencias', gender: 'feminine' };

const { failed, total, actionsOf } = listTextsOf(reference);

/**
 * Texts of payer references. `empty`, the buttons (`create`, `submit`) and the notices (`done`) are exact, as the
 * specification prescribes (B49, B366, B368).
 */
export const payerReferencesTexts = {
  failed,
  total,
  actionsOf,
  back: 'Volver a las referencias',
  hint: 'Nombre, e-mail, DNI, CUIT o referencia externa',
  empty: 'No se encontraron referencias de pagadores.',
  emptyHint: 'El e-mail y la identificación se buscan completos; el nombre, también por una parte.',
  create: 'Crear',
  columns: {
    COLLECTOR_ID: 'ENTIDAD',
    NAME: 'NOMBRE',
    EMAIL: 'EMAIL',
    identification: 'NÚMERO DE IDENTIFICACIÓN',
    EXTERNAL_REFERENCE: 'REFERENCIA EXTERNA',
  },

  form: {
    collector: 'Entidad',
    name: 'Nombre',
    email: 'E-mail',
    externalReference: 'Referencia externa',
    identification: 'Identificación',
    collectorFirst: 'Elija primero la entidad.',
  },

  one: { failed: 'No se pudo cargar la referencia', notFound: 'No se encontró la referencia' },
  new: { submit: 'Crear referencia', done: 'Referencia creada con éxito' },
  edit: { item: 'Editar', title: 'Editar referencia', submit: 'Guardar', done: 'Referencia actualizada con éxito' },

  remove: {
    item: 'Eliminar',
    title: '¿Eliminar la referencia?',
    detail: (name: string, collector: string) =>
      `La entidad ${collector} deja de conocer a ${name} con esta referencia. No se puede deshacer.`,
    submit: 'Eliminar referencia',
    done: 'Referencia eliminada con éxito',
  },

  removeAll: {
    item: 'Eliminar por entidad',
    title: 'Eliminar las referencias de una entidad',
    collector: 'Entidad',
    detail: 'Elija la entidad cuyas referencias quiere eliminar.',
    none: (collector: string) => `La entidad ${collector} no tiene referencias.`,
    some: (collector: string, size: number) =>
      `La entidad ${collector} tiene ${counted(reference, size)}. ${size === 1 ? 'Se elimina' : 'Se eliminan todas'} y no se puede deshacer.`,
    failed: 'No se pudieron contar las referencias',
    submit: (size: number | undefined) => (size ? `Eliminar ${counted(reference, size)}` : 'Eliminar referencias'),
    done: 'Referencias eliminadas con éxito',
  },
} as const;
