import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, type ReactNode, type Ref } from 'react';
import { CopyButton, ServiceCode, StatusChip } from '@/shared/feedback';
import { ABSENT } from '@/shared/format';
import { PAPER_ONLY, SCREEN_ONLY } from '@/shared/print';
import { fieldText, type Field, type FieldTable } from './detail-fields';
import { readSummary, SectionTitle, summaryPart } from './summary';

interface FactsProps {
  readonly ref?: Ref<HTMLDListElement> | undefined;
  readonly children: ReactNode;
}

/** Pairs of label and value, in as many columns as fit; on paper in two, each value beside its label. */
export const Facts = ({ ref, children }: FactsProps) => (
  <Box
    component="dl"
    ref={ref}
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr))',
      columnGap: 2.5,
      rowGap: 1.75,
      m: 0,
      '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 0.5 },
    }}
  >
    {children}
  </Box>
);

interface FactProps {
  readonly label: string;
  /** False leaves it off paper. */
  readonly printed?: boolean;
  /** Nothing, or an empty text, reads as absent. */
  readonly children?: ReactNode;
  /** `row` for what may be long: it gets a line of its own. */
  readonly span?: 'column' | 'row';
}

const isAbsent = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '' || value === ABSENT;

/** One label and its value. */
export const Fact = ({ label, printed = true, children, span = 'column' }: FactProps) => {
  const absent = isAbsent(children);
  return (
    <Box
      className={printed ? undefined : SCREEN_ONLY}
      sx={{
        minWidth: 0,
        gridColumn: span === 'row' ? '1 / -1' : undefined,
        '@media print': {
          display: 'grid',
          gridTemplateColumns: '9rem minmax(0, 1fr)',
          columnGap: 1.5,
          alignItems: 'baseline',
        },
      }}
    >
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

/** The value of a field on the screen, and what paper has in its place. */
const renderBoth = <T,>(field: Field<T>, entity: T): ReactNode => {
  const away = field[2]?.away?.(entity) ?? null;
  const shown = renderField(field, entity);
  if (away === null || shown === null) return shown;
  return (
    <>
      <span className={SCREEN_ONLY}>{shown}</span>
      <span className={PAPER_ONLY}>{away}</span>
    </>
  );
};

interface FieldFactsProps<T> {
  readonly fields: FieldTable<T>;
  readonly entity: T;
  /** Puts the fields into the summary of the record, too: what identifies the record, nothing that is private. */
  readonly inSummary?: boolean;
}

/** The fields of an entity in its section. */
export const FieldFacts = <T,>({ fields, entity, inSummary = false }: FieldFactsProps<T>) => {
  const title = use(SectionTitle);
  return (
    <Facts ref={inSummary ? summaryPart(title, (list) => readSummary(fields, entity, list)) : undefined}>
      {Object.entries(fields).map(([key, field]) => {
        if (!field) return null;
        const [label, , { away, only, when, wide } = {}] = field;
        if (only === 'comparison' || when?.(entity) === false) return null;
        return (
          <Fact key={key} label={label} span={wide ? 'row' : 'column'} printed={away?.(entity) !== null}>
            {renderBoth(field, entity)}
          </Fact>
        );
      })}
    </Facts>
  );
};
