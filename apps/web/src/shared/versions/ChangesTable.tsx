import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FieldText } from '@/shared/detail';
import { StatusChip } from '@/shared/feedback';
import { ABSENT } from '@/shared/format';
import { VisuallyHidden, type Tone } from '@/shared/theme';
import { changesTable } from './changes-table.styles';
import type { FieldChange, ItemChange, SectionChange } from './compare-versions';
import { versionsTexts as texts } from './versions.texts';

const kindTones: Readonly<Record<ItemChange['kind'], Tone>> = { added: 'success', removed: 'error', changed: 'info' };

const Value = ({ value: { text, tone } }: { readonly value: FieldText }) => {
  if (text === ABSENT)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <span aria-hidden>{ABSENT}</span>
        <VisuallyHidden>{texts.noValue}</VisuallyHidden>
      </Box>
    );
  return tone ? <StatusChip tone={tone} label={text} /> : text;
};

/** Row of a change. Its roles are explicit, because the layout of a small screen would remove them. */
const ChangeRow = ({ change: { label, before, after } }: { readonly change: FieldChange }) => (
  <TableRow role="row">
    <TableCell component="th" scope="row" role="rowheader">
      {label}
    </TableCell>
    <TableCell role="cell" sx={{ color: 'text.secondary' }}>
      <Value value={before} />
    </TableCell>
    <TableCell role="cell" sx={{ fontWeight: 560 }}>
      <Value value={after} />
    </TableCell>
  </TableRow>
);

interface GroupRowProps {
  readonly children: ReactNode;
  readonly level: 'section' | 'item';
}

const GroupRow = ({ children, level }: GroupRowProps) => (
  <TableRow role="row">
    <TableCell
      component="th"
      scope="rowgroup"
      role="rowheader"
      colSpan={3}
      sx={level === 'section' ? { bgcolor: 'action.hover', py: 0.75 } : { pt: 1.5 }}
    >
      {children}
    </TableCell>
  </TableRow>
);

const Item = ({ item: { title, kind, fields } }: { readonly item: ItemChange }) => (
  <TableBody role="rowgroup">
    <GroupRow level="item">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
        <Typography component="h4" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <StatusChip tone={kindTones[kind]} label={texts[kind]} />
      </Box>
    </GroupRow>
    {fields.map((change) => (
      <ChangeRow key={change.key} change={change} />
    ))}
  </TableBody>
);

const Section = ({ section: { title, fields, items } }: { readonly section: SectionChange }) => (
  <>
    <TableBody role="rowgroup">
      {title !== '' && (
        <GroupRow level="section">
          <Typography component="h3" variant="subtitle2">
            {title}
          </Typography>
        </GroupRow>
      )}
      {fields.map((change) => (
        <ChangeRow key={change.key} change={change} />
      ))}
    </TableBody>
    {items.map((item) => (
      <Item key={item.key} item={item} />
    ))}
  </>
);

const VersionHead = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <TableCell scope="col" role="columnheader" abbr={label}>
    {label}
    {children && <Box sx={{ mt: 0.25, fontWeight: 400 }}>{children}</Box>}
  </TableCell>
);

interface ChangesTableProps {
  /** Accessible name of the table. */
  readonly label: string;
  /** Number, date and status of the version before, in its column header. Absent when they are shown elsewhere. */
  readonly before?: ReactNode;
  /** Number, date and status of the version after, in its column header. */
  readonly after?: ReactNode;
  /** Name of the version after, in its column header. */
  readonly afterLabel?: string;
  /** Sections with changes. A section without a title shows only its rows. */
  readonly sections: readonly SectionChange[];
}

/** Differences between two versions, one row for each field, by section and list item. */
export const ChangesTable = ({ label, before, after, afterLabel = texts.after, sections }: ChangesTableProps) => (
  <Box sx={{ border: 1, borderTop: 0, borderColor: 'divider', borderRadius: '8px' }}>
    <Table size="small" role="table" aria-label={label} sx={changesTable}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          <TableCell scope="col" role="columnheader">
            {texts.field}
          </TableCell>
          <VersionHead label={texts.before}>{before}</VersionHead>
          <VersionHead label={afterLabel}>{after}</VersionHead>
        </TableRow>
      </TableHead>
      {sections.map((section) => (
        <Section key={section.key} section={section} />
      ))}
    </Table>
  </Box>
);
