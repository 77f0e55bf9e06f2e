import { routes } from '@/domain/routes';
import { Copyable, Nothing, Section, SectionLink } from '@/shared/detail';
import { paymentDetailTexts } from '../detail.texts';
import type { PaymentBatchFragment } from './PaymentBatch.generated';

const { batch: texts, copy } = paymentDetailTexts;

/** The batch of withdrawals that holds the money. Who may not see batches was not told of it (CON-17). */
export const BatchSection = ({ payment }: { readonly payment: PaymentBatchFragment }) => {
  const { collectorId, batchWithdrawal } = payment;
  if (!batchWithdrawal) return <Section title={texts.title} aside={<Nothing>{texts.none}</Nothing>} />;
  return (
    <Section
      title={texts.title}
      aside={<SectionLink to={routes.batch.href(collectorId, batchWithdrawal)}>{texts.open}</SectionLink>}
    >
      <Copyable value={batchWithdrawal} label={copy.batch} />
    </Section>
  );
};
