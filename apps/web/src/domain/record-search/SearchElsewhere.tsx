import { operationPermissions } from '@backoffice/schema/permissions';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { skipToken } from '@/shared/apollo';
import { Can } from '@/shared/auth';
import { recordTexts } from './record.texts';
import { useRecordOfIdQuery } from './RecordOfId.generated';
import { recordIn, useRecordVariables } from './use-record-search';

/** True for a text by which payers are found: an e-mail, a DNI or a CUIT. Dots and dashes do not count. */
const isOfPayer = (text: string): boolean =>
  text.includes('@') || /^(\d{7,8}|\d{11})$/.test(text.replaceAll(/[.\-\s]/g, ''));

interface SearchedProps {
  /** Text that a list did not find. */
  readonly text: string;
}

/** Leads to the record with that identifier, if there is one. */
export const RecordLink = ({ text }: SearchedProps) => {
  const variables = useRecordVariables()(text);
  const { data } = useRecordOfIdQuery(variables ? { variables } : skipToken);
  const record = data && recordIn(data);
  if (!record) return null;
  return (
    <Button component={Link} to={record.to} variant="contained">
      {record.label}
    </Button>
  );
};

/** Other places for a list of what payers pay: the record with that identifier, or the payers. */
export const SearchElsewhere = ({ text }: SearchedProps) => (
  <>
    <RecordLink text={text} />
    {isOfPayer(text) && (
      <Can anyOf={operationPermissions['Query.payers']}>
        <Button component={Link} to={routes.payers.href({ q: text })} variant="outlined" color="inherit">
          {recordTexts.inPayers(text)}
        </Button>
      </Can>
    )}
  </>
);
