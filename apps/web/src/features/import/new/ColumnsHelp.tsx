import { importColumns } from '@backoffice/import-file';
import Download from '@mui/icons-material/DownloadRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Disclosure } from '@/shared/detail';
import { yesOrNo } from '@/shared/format';
import { newImportTexts as texts } from './new-import.texts';

const templates = [
  { href: '/plantillas/importacion.xlsx', label: texts.templateXlsx },
  { href: '/plantillas/importacion.csv', label: texts.templateCsv },
];

/** Style of a table beside a form: narrow margins, and rows aligned at the top. */
const cells = { '& td, & th': { px: 1, verticalAlign: 'top' }, '& td:nth-of-type(2)': { minWidth: 160 } } as const;

const ColumnsTable = () => (
  <TableContainer tabIndex={0}>
    <Table size="small" aria-label={texts.columnsOf} sx={cells}>
      <TableHead>
        <TableRow>
          <TableCell>{texts.column}</TableCell>
          <TableCell>{texts.required}</TableCell>
          <TableCell>{texts.explanation}</TableCell>
          <TableCell>{texts.example}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {importColumns.map(({ name, heading, required, explanation, example }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {heading}
            </TableCell>
            <TableCell>{yesOrNo(required)}</TableCell>
            <TableCell>{explanation}</TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{example}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

/** Help with the template in both formats, and the content of each column (GAP-18). */
export const ColumnsHelp = () => {
  const isBeside = useMediaQuery(useTheme().breakpoints.up('lg')); // there the form leaves room
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 0.5 }}>
        {templates.map(({ href, label }) => (
          <Button key={href} component="a" href={href} download size="small" startIcon={<Download />}>
            {label}
          </Button>
        ))}
      </Box>
      {isBeside ? (
        <ColumnsTable />
      ) : (
        <Disclosure open={texts.columns} close={texts.hideColumns}>
          <ColumnsTable />
        </Disclosure>
      )}
    </Box>
  );
};
