import { operationPermissions } from '@backoffice/schema/permissions';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { useCan } from '@/shared/auth';

interface PayerNameProps {
  readonly payer: { readonly payerId: string | null; readonly name: string | null };
}

/** Name of a payment's payer, with a link to the payer for people who may read payers. */
export const PayerName = ({ payer: { payerId, name } }: PayerNameProps) => {
  const allowed = useCan(...operationPermissions['Query.payer']);
  if (!allowed || !payerId || !name) return name;
  return (
    <Link component={RouterLink} to={routes.payer.href(payerId)}>
      {name}
    </Link>
  );
};
