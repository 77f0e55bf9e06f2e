import { FieldFacts, type Fields } from '@/shared/detail';
import { collectorSectionTexts as texts } from './collector-section.texts';
import type { CollectorOfEntityQuery } from './CollectorOfEntity.generated';
import { matchImportText } from './match-import';
import { withdrawalStrategyText } from './withdrawal-strategy';

type Collector = NonNullable<CollectorOfEntityQuery['collector']>;

const fields: Fields<Collector> = {
  id: null,
  name: [texts.name, ({ name }) => name, { wide: true }],
  signature: [texts.signature, ({ signature }) => signature, { copy: texts.copySignature }],
  checkoutVersion: [texts.checkoutVersion, ({ checkoutVersion }) => checkoutVersion],
  withdrawalStrategy: [
    texts.withdrawalStrategy,
    ({ withdrawalStrategy }) => withdrawalStrategyText(withdrawalStrategy),
  ],
  matchImport: [texts.matchImport, ({ matchImport }) => matchImportText(matchImport)],
};

/** The fields of a collector: on its own page, and beside the entity that is paid to it. */
export const CollectorFacts = ({ collector }: { readonly collector: Collector }) => (
  <FieldFacts fields={fields} entity={collector} />
);
