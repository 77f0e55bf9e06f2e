import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { QueryResult } from '@/shared/apollo';
import { Line, LineList } from './LineList';
import { PendingLines } from './PendingFacts';
import { QuerySection } from './QuerySection';
import { Nothing, Section, SectionLink } from './Section';

/** Maximum number of records of another domain that a detail lists. */
export const LATEST = 5;

/** Content of a record's line. */
interface RecordLine {
  readonly id: string;
  /** Address of the record's detail. */
  readonly to: string;
  readonly title: string;
  /** Texts below the title; null and undefined are left out. */
  readonly details: readonly (string | null | undefined)[];
  readonly amount: string;
  readonly status: ReactNode;
}

interface LatestRecordsProps<Row> {
  readonly query: QueryResult;
  readonly rows: readonly Row[] | null | undefined;
  /** Address of the list with all of the records. */
  readonly to: string;
  readonly texts: {
    readonly title: string;
    /** Text of the link to the list. */
    readonly all: string;
    readonly none: string;
    readonly failed: string;
    readonly unknown: string;
  };
  /** Usual number of records, at most `LATEST`: the placeholder has as many lines. */
  readonly usual: number;
  readonly lineOf: (row: Row) => RecordLine;
}

/** Latest records of another domain, one line each, with a link to the list of all. */
export const LatestRecords = <Row,>({ query, rows, to, texts, usual, lineOf }: LatestRecordsProps<Row>) => (
  <Section title={texts.title} aside={<SectionLink to={to}>{texts.all}</SectionLink>}>
    <QuerySection query={query} data={rows} texts={texts} pending={<PendingLines count={usual} />}>
      {(loaded) =>
        loaded.length === 0 ? (
          <Nothing>{texts.none}</Nothing>
        ) : (
          <LineList>
            {loaded.map(lineOf).map((line) => (
              <Line
                key={line.id}
                title={
                  <Link component={RouterLink} to={line.to} color="inherit">
                    {line.title}
                  </Link>
                }
                detail={line.details.filter(Boolean).join(' · ')}
                trailing={
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
                    {line.status}
                    {line.amount}
                  </Box>
                }
              />
            ))}
          </LineList>
        )
      }
    </QuerySection>
  </Section>
);
