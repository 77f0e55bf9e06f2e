import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, type ReactNode, type Ref } from 'react';
import { CopyButton, ServiceCode, StatusChip } from '@/shared/feedback';
import { ABSENT } from '@/shared/format';
import { HelpMark } from '@/shared/help';
import { PAPER_ONLY, SCREEN_ONLY } from '@/shared/print';
import { fieldText, type Field, type FieldTable } from './detail-fields';
import { readSummary, SectionTitle, summaryPart } from './summary';
import { Technical, useTechnicalApart } from './technical';

interface FactsProps {
  readonly ref?: Ref<HTMLDListElement> | undefined;
  readonly children: ReactNode;
}

/**
 * Pairs of label and value in as many columns as fit. In print there are two columns, with the value beside its label.
 */
export const Facts = ({ ref, children }: FactsProps) => (
  <Box
    component="dl"
    ref={ref}
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
      columnGap: 2.5,
      rowGap: 1.5,
      m: 0,
      '&:empty': { display: 'none' },
      '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 0.5 },
    }}
  >
    {children}
  </Box>
);

interface FactProps {
  readonly label: string;
  /** False to leave the fact out of print. */
  readonly printed?: boolean;
  /** Value; an empty one is shown as absent. */
  readonly children?: ReactNode;
  /** `row` gives a long value a full line. */
  readonly span?: 'column' | 'row';
  /** Topic or term of the help that the mark beside the label opens. */
  readonly help?: string | undefined;
}

const isAbsent = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '' || value === ABSENT;

/** Label with its value. */
export const Fact = ({ label, printed = true, children, span = 'column', help }: FactProps) => {
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
        {help !== undefined && <HelpMark of={help} />}
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
  /** Shown content, such as a link; by default, the value. */
  readonly children?: ReactNode;
}

/** Identifier or address with a button that copies it. */
export const Copyable = ({ value, label, children = value }: CopyableProps) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'start', gap: 0.25, maxWidth: '100%' }}>
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
    {/* the button is higher than a line of text; the negative margin keeps the line height */}
    <Box component="span" sx={{ flex: 'none', my: '-4px' }}>
      <CopyButton value={value} label={label} />
    </Box>
  </Box>
);

interface CodedProps {
  readonly text: string;
  /** Code of the service for the text; undefined when the text includes it. */
  readonly code?: string | undefined;
}

/** Text, and the code of the service for it. The code is beside the text, or in the tab of technical facts. */
export const Coded = ({ text, code }: CodedProps) => {
  const apart = useTechnicalApart();
  if (code === undefined) return text;
  return (
    <>
      {text}{' '}
      {apart ? (
        <Technical>
          <Facts>
            <Fact label={text} span="row">
              <ServiceCode code={code} />
            </Fact>
          </Facts>
        </Technical>
      ) : (
        <ServiceCode code={code} />
      )}
    </>
  );
};

/** Renders the value of a field; null without a value. */
const renderField = <T,>(field: Field<T>, entity: T, withCode: boolean): ReactNode => {
  const [, , display = {}] = field;
  if (display.render) return display.render(entity);
  const { text, tone, code } = fieldText(field, entity);
  if (text === ABSENT) return null;
  if (tone) return <StatusChip tone={tone} label={text} title={code} />;
  if (display.copy !== undefined) return <Copyable value={text} label={display.copy} />;
  return withCode ? <Coded text={text} code={code} /> : text;
};

/** Renders the value of a field for the screen, and its replacement in print. */
const renderBoth = <T,>(field: Field<T>, entity: T, withCode: boolean): ReactNode => {
  const printText = field[2]?.printText?.(entity) ?? null;
  const shown = renderField(field, entity, withCode);
  if (printText === null || shown === null) return shown;
  return (
    <>
      <span className={SCREEN_ONLY}>{shown}</span>
      <span className={PAPER_ONLY}>{printText}</span>
    </>
  );
};

interface KeptFactsProps<T> {
  readonly fields: FieldTable<T>;
  readonly entity: T;
  /** Additional condition for a field to be shown. */
  readonly keeps: (field: Field<T>) => boolean;
  readonly withCode: boolean;
}

/** Renders the fields of an entity that have a value and meet the conditions. */
const keptFacts = <T,>({ fields, entity, keeps, withCode }: KeptFactsProps<T>): readonly ReactNode[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    if (!field) return [];
    const [label, , { help, only, printText, when, wide } = {}] = field;
    if (only === 'comparison' || when?.(entity) === false || !keeps(field)) return [];
    const shown = renderBoth(field, entity, withCode);
    if (isAbsent(shown)) return [];
    return (
      <Fact key={key} label={label} help={help} span={wide ? 'row' : 'column'} printed={printText?.(entity) !== null}>
        {shown}
      </Fact>
    );
  });

interface FieldFactsProps<T> {
  readonly fields: FieldTable<T>;
  readonly entity: T;
  /**
   * True to add the fields to the summary of the record. Only for fields that identify the record and are not private.
   */
  readonly inSummary?: boolean;
}

/**
 * Fields of a section that have a value. On a page with a tab of technical facts, that tab has the technical fields and
 * the codes.
 */
export const FieldFacts = <T,>({ fields, entity, inSummary = false }: FieldFactsProps<T>) => {
  const title = use(SectionTitle);
  const apart = useTechnicalApart();
  const isTechnical = ([, , { technical = false } = {}]: Field<T>) => technical;
  // a chip shows its code as a tooltip
  const isInTechnicalTab = (field: Field<T>) => {
    const { code, tone } = fieldText(field, entity);
    return isTechnical(field) || (code !== undefined && tone === undefined);
  };
  const technical = apart ? keptFacts({ fields, entity, keeps: isInTechnicalTab, withCode: true }) : [];
  return (
    <>
      <Facts ref={inSummary ? summaryPart(title, (list) => readSummary(fields, entity, list)) : undefined}>
        {keptFacts({ fields, entity, keeps: (field) => !apart || !isTechnical(field), withCode: !apart })}
      </Facts>
      {technical.length > 0 && (
        <Technical>
          <Facts>{technical}</Facts>
        </Technical>
      )}
    </>
  );
};
