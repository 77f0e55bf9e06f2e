import { operationPermissions } from '@backoffice/schema/permissions';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { Can } from '@/shared/auth';
import { ListScreen } from '@/shared/list';
import { payersTexts } from './payer.texts';
import { PayerSearch } from './PayerSearch';

/** Page that searches payers (A56). People who may create payers see a link to the form of a new one (B55). */
export const PayersPage = () => (
  <ListScreen
    help="Pagadores"
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
