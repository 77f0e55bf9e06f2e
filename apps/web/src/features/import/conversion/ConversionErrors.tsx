import Download from '@mui/icons-material/DownloadRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { csv, saveFile } from '@/shared/bulk/csv';
import { quantity } from '@/shared/format';
import { rangeText } from '@/shared/paging';
import { rowsTexts } from '../import.texts';
import type { Conversion } from './conversion';
import { conversionTexts as texts } from './conversion.texts';

/** Rows per page. A table with thousands of rows would block the browser. */
const PAGE_ROWS = 50;

const headings = [rowsTexts.columns.INDEX, texts.errorsColumn];

/** Rows that could not be converted, each with its errors (B43), in pages and as a file to download. */
export const ConversionErrors = ({ of: { errorRows, errorCount, about } }: { readonly of: Conversion }) => {
  const [page, setPage] = useState(0);
  const save = () =>
    saveFile(
      texts.fileOf(about?.file ?? ''),
      csv([headings, ...errorRows.map(({ line, errors }) => [String(line), errors.join('; ')])]),
    );
  return (
    <Card>
      {errorRows.length > 0 && (
        <Box sx={{ display: 'flex', justifyContent: 'end', p: 1 }}>
          <Button size="small" startIcon={<Download />} onClick={save}>
            {texts.download}
          </Button>
        </Box>
      )}
      <TableContainer tabIndex={0}>
        <Table size="small" aria-label={texts.errors}>
          <TableHead>
            <TableRow>
              <TableCell align="right" sx={{ width: 96 }}>
                {rowsTexts.columns.INDEX}
              </TableCell>
              <TableCell>{texts.errorsColumn}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {errorRows.slice(page * PAGE_ROWS, (page + 1) * PAGE_ROWS).map(({ line, errors }) => (
              <TableRow key={line}>
                <TableCell align="right">{quantity(line)}</TableCell>
                <TableCell>{errors.join('; ')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {errorRows.length > PAGE_ROWS && (
        <TablePagination
          component="div"
          count={errorRows.length}
          page={page}
          rowsPerPage={PAGE_ROWS}
          rowsPerPageOptions={[]}
          labelDisplayedRows={rangeText}
          onPageChange={(_event, to) => setPage(to)}
        />
      )}
      {errorRows.length === 0 && <Typography sx={{ p: 2.5 }}>{rowsTexts.empty}</Typography>}
      {errorCount > errorRows.length && (
        <Typography sx={{ p: 2.5 }}>{texts.more(errorCount - errorRows.length)}</Typography>
      )}
    </Card>
  );
};
