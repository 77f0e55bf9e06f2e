import SearchOff from '@mui/icons-material/SearchOffRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState, FailedState, NoPermission, type Failure } from '@/shared/feedback';
import { paymentPath, paymentsPath } from '../payments.paths';
import { paymentDetailTexts } from './detail.texts';

const texts = paymentDetailTexts;

interface NotFoundProps {
  readonly id: string;
  readonly version: number | undefined;
}

/** There is no such payment, or no such version of it: either way there is another place to go to. */
const NotFound = ({ id, version }: NotFoundProps) => {
  const missing =
    version === undefined
      ? { title: texts.notFound, detail: texts.notFoundDetail, to: paymentsPath, link: texts.back }
      : {
          title: texts.versionNotFound,
          detail: texts.versionNotFoundDetail,
          to: paymentPath(id),
          link: texts.seeCurrent,
        };
  return (
    <EmptyState title={missing.title} detail={missing.detail} icon={<SearchOff />}>
      <Button component={Link} to={missing.to} variant="outlined" color="inherit">
        {missing.link}
      </Button>
    </EmptyState>
  );
};

interface PaymentUnavailableProps extends NotFoundProps {
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
}

/** Why there is no payment on the screen: it does not exist, it may not be seen, or it could not be read. */
export const PaymentUnavailable = ({ id, version, failure, onRetry }: PaymentUnavailableProps) => {
  if (!failure || failure.code === 'NOT_FOUND') return <NotFound id={id} version={version} />;
  if (failure.code === 'FORBIDDEN') return <NoPermission />;
  return <FailedState title={texts.failed} failure={failure} onRetry={onRetry} />;
};
