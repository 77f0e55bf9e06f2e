import CheckCircle from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { usePermissions, useScreenTitle } from '@/shared/auth';
import { useFeatures } from '@/shared/feature/feature';
import {
  matchingAreas,
  permissionAreas,
  type PermissionRow,
  type PermissionsOfArea,
} from '@/shared/feature/permission-areas';
import { EmptyState } from '@/shared/feedback';
import { permissionsTexts as texts } from './permissions.texts';

/** Code that breaks where a line ends, not at its hyphens. */
const CODE = { fontSize: '0.8125rem', overflowWrap: 'anywhere' } as const;

const Held = () => (
  <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}>
    <CheckCircle color="success" sx={{ fontSize: 18 }} />
    {texts.yes}
  </Box>
);

const Row = ({ words, role, operations, isHeld }: PermissionRow) => (
  <TableRow>
    <TableCell component="th" scope="row">
      {words}
    </TableCell>
    <TableCell>
      <Box component="code" sx={CODE}>
        {role}
      </Box>
    </TableCell>
    <TableCell sx={{ display: { xs: 'none', md: 'table-cell' } }}>
      <Box component="code" sx={{ ...CODE, color: 'text.secondary' }}>
        {operations.join(', ')}
      </Box>
    </TableCell>
    <TableCell>
      {isHeld ? (
        <Held />
      ) : (
        <Typography component="span" variant="body2" color="textSecondary">
          {texts.no}
        </Typography>
      )}
    </TableCell>
  </TableRow>
);

const Area = ({ area, rows }: PermissionsOfArea) => {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 1.5, sm: 2.5 } }}>
      <Typography id={titleId} component="h2" variant="h3" sx={{ mb: 1 }}>
        {area}
      </Typography>
      <Table size="small" sx={{ tableLayout: 'fixed', 'td, th': { px: { xs: 0.75, sm: 1.5 }, verticalAlign: 'top' } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: { xs: '36%', md: '24%' } }}>{texts.action}</TableCell>
            <TableCell sx={{ width: { md: '22%' } }}>{texts.role}</TableCell>
            <TableCell sx={{ display: { xs: 'none', md: 'table-cell' } }}>{texts.operations}</TableCell>
            <TableCell sx={{ width: { xs: '26%', sm: 124 } }}>{texts.held}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.permission} {...row} />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
};

/**
 * Permissions that each role of a token grants, with those of the person marked. The schema gives them, features the
 * words.
 */
export const PermissionsPage = () => {
  const [text, setText] = useState('');
  const [isMine, setMine] = useState(false);
  const areas = permissionAreas(useFeatures(), usePermissions());
  const shown = matchingAreas(areas, { text, isMine });
  return (
    <Box sx={{ width: '100%', maxWidth: 1120, mx: 'auto', display: 'grid', gap: 2 }}>
      <Typography variant="h1">{useScreenTitle()}</Typography>
      <Typography color="textSecondary">{texts.intro}</Typography>
      <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 3, rowGap: 1 }}>
        <TextField
          label={texts.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { type: 'search', autoComplete: 'off' } }}
          sx={{ flex: '1 1 260px' }}
        />
        <FormControlLabel
          label={texts.mine}
          control={<Switch checked={isMine} onChange={(_event, checked) => setMine(checked)} />}
        />
      </Box>
      <Box role="status">{shown.length === 0 && <EmptyState title={texts.nothing} />}</Box>
      {shown.map((area) => (
        <Area key={area.area} {...area} />
      ))}
    </Box>
  );
};
