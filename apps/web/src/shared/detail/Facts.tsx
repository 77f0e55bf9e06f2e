import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CopyButton, ServiceCode, StatusChip } from '@/shared/feedback';
import { ABSENT } from '@/shared/format';
import { fieldText, type Field, type FieldTable } from './detail-fields';

/** Pairs of label and value, in as many columns as fit. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr))',
      columnGap: 2.5,
      rowGap: 1.75,
      m: 0,
    }}
  >
    {children}
  </Box>
);

interface FactProps {
  readonly label: string;
  /** Nothing, or an empty text, reads as absent. */
  readonly children?: ReactNode;
  /** `row` for what may be long: it gets a line of its own. */
  readonly span?: 'column' | 'row';
}

const isAbsent = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '' || value === ABSENT;

/** One label and its value. */
export const Fact = ({ label, children, span = 'column' }: FactProps) => {
  const absent = isAbsent(children);
  return (
    <Box sx={{ minWidth: 0, gridColumn: span === 'row' ? '1 / -1' : undefined }}>
      <Typography component="dt" variant="caption" color="textSecondary" sx={{ display: 'block', mb: 0.25 }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        color={absent ? 'textSecondary' : 'textPrimary'}
        sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
      >
        {absent ? ABSENT : children}
      </Typography>
    </Box>
  );
};

interface CopyableProps {
  readonly value: string;
  /** Label of the button, for example `Copiar id`. */
  readonly label: string;
}

/** An identifier or an address, with a button that copies it. */
export const Copyable = ({ value, label }: CopyableProps) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'start', gap: 0.25, maxWidth: '100%' }}>
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {value}
    </Box>
    {/* the button is higher than a line of text: it must not push the lines apart */}
    <Box component="span" sx={{ flex: 'none', my: '-4px' }}>
      <CopyButton value={value} label={label} />
    </Box>
  </Box>
);

interface CodedProps {
  readonly text: string;
  /** Code of the service behind the text; nothing where the text says it. */
  readonly code?: string | undefined;
}

/** Words, and the code of the service beside them. */
export const Coded = ({ text, code }: CodedProps) =>
  code === undefined ? (
    text
  ) : (
    <>
      {text} <ServiceCode code={code} />
    </>
  );

/** The value of a field as a node; null without a value. */
const renderField = <T,>(field: Field<T>, entity: T): ReactNode => {
  const [, , display = {}] = field;
  if (display.render) return display.render(entity);
  const { text, tone, code } = fieldText(field, entity);
  if (text === ABSENT) return null;
  if (tone) return <StatusChip tone={tone} label={text} title={code} />;
  return display.copy === undefined ? (
    <Coded text={text} code={code} />
  ) : (
    <Copyable value={text} label={display.copy} />
  );
};

interface FieldFactsProps<T> {
  readonly fields: FieldTable<T>;
  readonly entity: T;
}

/** The fields of an entity in its section. */
export const FieldFacts = <T,>({ fields, entity }: FieldFactsProps<T>) => (
  <Facts>
    {Object.entries(fields).map(([key, field]) => {
      if (!field) return null;
      const [label, , { only, when, wide } = {}] = field;
      if (only === 'comparison' || when?.(entity) === false) return null;
      return (
        <Fact key={key} label={label} span={wide ? 'row' : 'column'}>
          {renderField(field, entity)}
        </Fact>
      );
    })}
  </Facts>
);
