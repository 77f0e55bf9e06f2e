import { Copyable, Fact, Facts } from '@/shared/detail';
import { collectorSectionTexts as texts } from './collector-section.texts';
import type { CollectorOfEntityQuery } from './CollectorOfEntity.generated';
import { matchImportText } from './match-import';
import { withdrawalStrategyText } from './withdrawal-strategy';

interface CollectorFactsProps {
  readonly collector: NonNullable<CollectorOfEntityQuery['collector']>;
}

/** What a collector is: on its own page, and beside what it is paid for. */
export const CollectorFacts = ({ collector }: CollectorFactsProps) => (
  <Facts>
    <Fact label={texts.name} span="row">
      {collector.name}
    </Fact>
    <Fact label={texts.signature}>
      <Copyable value={collector.signature} label={texts.copySignature} />
    </Fact>
    <Fact label={texts.checkoutVersion}>{collector.checkoutVersion}</Fact>
    <Fact label={texts.withdrawalStrategy}>{withdrawalStrategyText(collector.withdrawalStrategy)}</Fact>
    <Fact label={texts.matchImport}>{matchImportText(collector.matchImport)}</Fact>
  </Facts>
);
