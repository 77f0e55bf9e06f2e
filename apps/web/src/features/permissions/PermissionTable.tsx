import CheckCircle from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { listed } from '@/shared/format';
import type { PermissionRow } from '@/shared/feature/permission-areas';
import { permissionsTexts as texts } from './permissions.texts';
import { roleHolders } from './role-holders.generated';

/** Style of codes, which may break anywhere. */
const CODE = { fontSize: '0.8125rem', overflowWrap: 'anywhere' } as const;

const Held = ({ isHeld }: { readonly isHeld: boolean }) =>
  isHeld ? (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}>
      <CheckCircle color="success" sx={{ fontSize: 18 }} />
      {texts.yes}
    </Box>
  ) : (
    <Typography component="span" variant="body2" color="textSecondary">
      {texts.no}
    </Typography>
  );

interface RowProps extends PermissionRow {
  readonly withCodes: boolean;
}

const Row = ({ permission, words, role, operations, isHeld, withCodes }: RowProps) => (
  <TableRow>
    <TableCell component="th" scope="row">
      {words}
      {withCodes && (
        <Box component="code" sx={{ ...CODE, display: 'block', color: 'text.secondary' }}>
          {role}
        </Box>
      )}
    </TableCell>
    <TableCell>
      <Held isHeld={isHeld} />
    </TableCell>
    <TableCell>{roleHolders[permission].length === 0 ? texts.nobody : listed(roleHolders[permission])}</TableCell>
    {withCodes && (
      <TableCell sx={{ display: { xs: 'none', md: 'table-cell' } }}>
        <Box component="code" sx={{ ...CODE, color: 'text.secondary' }}>
          {operations.join(', ')}
        </Box>
      </TableCell>
    )}
  </TableRow>
);

interface PermissionTableProps {
  readonly rows: readonly PermissionRow[];
  /** Also shows the role of the token and the operations of the API. */
  readonly withCodes?: boolean;
}

/** Table of permissions in words: whether the person has each, and which roles include it. */
export const PermissionTable = ({ rows, withCodes = false }: PermissionTableProps) => (
  <Table size="small" sx={{ tableLayout: 'fixed', 'td, th': { px: { xs: 0.75, sm: 1.5 }, verticalAlign: 'top' } }}>
    <TableHead>
      <TableRow>
        <TableCell sx={{ width: { xs: '34%', md: withCodes ? '28%' : '40%' } }}>{texts.action}</TableCell>
        <TableCell sx={{ width: { xs: 78, sm: 124 } }}>{texts.held}</TableCell>
        <TableCell>{texts.holders}</TableCell>
        {withCodes && <TableCell sx={{ display: { xs: 'none', md: 'table-cell' } }}>{texts.operations}</TableCell>}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map((row) => (
        <Row key={row.permission} {...row} withCodes={withCodes} />
      ))}
    </TableBody>
  </Table>
);
