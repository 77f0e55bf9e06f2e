import { importColumns, type ImportPreview } from '@backoffice/import-file';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { newImportTexts as texts } from './new-import.texts';

const headingOf = new Map(importColumns.map(({ name, heading }) => [name, heading]));

/** The first rows of a file, as they are understood before it is sent. */
export const FilePreview = ({ preview: { columns, rows } }: { readonly preview: ImportPreview }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75 }}>
    <Typography variant="subtitle2">{texts.preview}</Typography>
    <TableContainer tabIndex={0} sx={{ border: 1, borderColor: 'divider', borderRadius: '10px' }}>
      <Table size="small" aria-label={texts.preview}>
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableCell key={name} sx={{ whiteSpace: 'nowrap' }}>
                {headingOf.get(name) ?? name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ index, record }) => (
            <TableRow key={index}>
              {columns.map((name) => (
                <TableCell key={name} sx={{ whiteSpace: 'nowrap' }} align={name === 'amount' ? 'right' : 'left'}>
                  {record[name]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  </Box>
);
