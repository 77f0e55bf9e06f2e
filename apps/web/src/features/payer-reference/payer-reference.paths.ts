import type { ListPlace } from '@/shared/views';
import { payerReferencesTexts } from './payer-reference.texts';

/** The list of payer references. */
export const payerReferencesPath = '/pagadores/referencias';

/** The form of a new one. */
export const newReferencePath = `${payerReferencesPath}/crear`;

/** The list, as what people keep of it knows it. */
export const payerReferencesList: ListPlace = {
  key: 'payer-references.list',
  title: payerReferencesTexts.title,
  path: payerReferencesPath,
};
