import { faultText, importColumns, type ImportSummary, type PreviewRow } from '@backoffice/import-file';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Banner } from '@/shared/detail';
import { money } from '@/shared/format';
import { newImportTexts as texts } from './new-import.texts';

const headingOf = new Map(importColumns.map(({ name, heading }) => [name, heading]));

const Notes = ({ notes }: { readonly notes: NonNullable<ImportSummary['notes']> }) => {
  const { sheet, otherSheets, hiddenRows, mergedAreas } = notes;
  const told = [
    ...(otherSheets.length > 0 ? [texts.sheet(sheet), texts.otherSheets(otherSheets)] : []),
    ...(hiddenRows > 0 ? [texts.hiddenRows(hiddenRows)] : []),
    ...(mergedAreas > 0 ? [texts.mergedAreas(mergedAreas)] : []),
  ];
  return told.length === 0 ? null : <Banner tone="warning" title={told.join(' ')} />;
};

const Faults = ({ faults }: { readonly faults: ImportSummary['faults'] }) => (
  <Box component="ul" aria-label={texts.faults} sx={{ m: 0, pl: 2.5 }}>
    {faults.map(({ code, count, lines }) => (
      <Typography key={code} component="li" variant="body2">
        <span>{faultText(code)}</span>{' '}
        <Typography component="span" variant="body2" color="text.secondary">
          {texts.faultRows(count, lines)}
        </Typography>
      </Typography>
    ))}
  </Box>
);

const Cell = ({ row, name }: { readonly row: PreviewRow; readonly name: ImportSummary['columns'][number] }) => {
  const code = row.faults[name];
  return (
    <TableCell
      align={name === 'amount' ? 'right' : 'left'}
      sx={{ whiteSpace: 'nowrap', ...(code ? { bgcolor: 'tone.error.surface', color: 'tone.error.text' } : {}) }}
    >
      {row.record[name]}
      {code && (
        <Typography component="span" variant="caption" sx={{ display: 'block', whiteSpace: 'normal', minWidth: 160 }}>
          {faultText(code)}
        </Typography>
      )}
    </TableCell>
  );
};

/** A file as it is understood before it is sent: how many rows and how much, what is wrong, and some of its rows. */
export const FilePreview = ({ summary }: { readonly summary: ImportSummary }) => {
  const { columns, notes, rowCount, readable, faults, rows } = summary;
  const title = faults.length > 0 ? texts.faultyPreview : texts.preview;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {notes && <Notes notes={notes} />}
      <Banner
        tone={faults.length > 0 ? 'warning' : 'info'}
        title={texts.summary(rowCount, readable.count, money(readable.sum, 'ARS'))}
      />
      {faults.length > 0 && <Faults faults={faults} />}
      <Typography variant="subtitle2">{title}</Typography>
      <TableContainer tabIndex={0} sx={{ border: 1, borderColor: 'divider', borderRadius: '10px' }}>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell align="right">{texts.line}</TableCell>
              {columns.map((name) => (
                <TableCell key={name} sx={{ whiteSpace: 'nowrap' }} align={name === 'amount' ? 'right' : 'left'}>
                  {headingOf.get(name) ?? name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.line}>
                <TableCell align="right">{row.line}</TableCell>
                {columns.map((name) => (
                  <Cell key={name} row={row} name={name} />
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
};
