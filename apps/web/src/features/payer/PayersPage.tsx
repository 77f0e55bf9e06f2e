import { operationPermissions } from '@backoffice/schema/permissions';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { Can } from '@/shared/auth';
import { ListScreen } from '@/shared/list';
import { payersTexts } from './payer.texts';
import { PayerSearch } from './PayerSearch';

/** The search of payers (A56), and the way to a new one for those who may make it (B55). */
export const PayersPage = () => (
  <ListScreen
    tools={
      <Can anyOf={operationPermissions['Mutation.createPayer']}>
        <Button component={Link} to={routes.newPayer.path} variant="contained">
          {payersTexts.new}
        </Button>
      </Can>
    }
  >
    <PayerSearch />
  </ListScreen>
);
