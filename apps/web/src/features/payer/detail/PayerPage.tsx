import { routes } from '@/domain/routes';
import { useParams } from 'react-router-dom';
import { queryState } from '@/shared/apollo';
import { BareHeader, DetailPlaceholder } from '@/shared/detail';
import { payersTexts } from '../payer.texts';
import { payerDetailTexts as texts } from './detail.texts';
import { PayerBody } from './PayerBody';
import { usePayerDetailQuery } from './PayerPage.generated';

/** Link to the search, which restores its last filters in this session (A15). */
const toPayers = { to: routes.payers.path, label: payersTexts.back } as const;

const missing = {
  title: texts.notFound,
  detail: texts.notFoundDetail,
  to: routes.payers.path,
  link: payersTexts.back,
} as const;

const PayerScreen = ({ id }: { readonly id: string }) => {
  const result = usePayerDetailQuery({ variables: { id } });
  const payer = result.data?.payer;
  if (payer)
    return (
      <>
        <BareHeader title={payer.name} back={toPayers} />
        <PayerBody payer={payer} />
      </>
    );
  return (
    <DetailPlaceholder
      title={texts.title}
      back={toPayers}
      query={queryState(result)}
      missing={missing}
      failed={texts.failed}
    />
  );
};

/** Page of a payer: `/pagadores/{id}` (A59). */
export const PayerPage = () => {
  const { id = '' } = useParams();
  return <PayerScreen key={id} id={id} />;
};
