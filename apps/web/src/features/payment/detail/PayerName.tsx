import { operationPermissions } from '@backoffice/schema/permissions';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { useCan } from '@/shared/auth';

interface PayerNameProps {
  readonly payer: { readonly payerId: string | null; readonly name: string | null };
}

/** The name of the payer of a payment, with a link to the payer for those who may see payers. */
export const PayerName = ({ payer: { payerId, name } }: PayerNameProps) => {
  const allowed = useCan(...operationPermissions['Query.payer']);
  if (!allowed || !payerId || !name) return name;
  return (
    <Link component={RouterLink} to={routes.payer.href(payerId)}>
      {name}
    </Link>
  );
};
