import { operationPermissions } from '@backoffice/schema/permissions';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { skipToken } from '@/shared/apollo';
import { Can } from '@/shared/auth';
import { recordTexts } from './record.texts';
import { useRecordOfIdQuery } from './RecordOfId.generated';
import { recordIn, useRecordVariables } from './use-record-search';

/**
 * Returns true for an e-mail, a DNI or a CUIT, by which payers can be searched. Dots, dashes and spaces are ignored.
 */
const isOfPayer = (text: string): boolean =>
  text.includes('@') || /^(\d{7,8}|\d{11})$/.test(text.replaceAll(/[.\-\s]/g, ''));

interface SearchedProps {
  /** Search text without results. */
  readonly text: string;
}

/** Link to the record with this identifier, if it exists. */
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

/** Links for an empty list: to the record with this identifier, and to a search of the payers. */
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
