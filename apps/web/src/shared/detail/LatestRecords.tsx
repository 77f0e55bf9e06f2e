import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { QueryResult } from '@/shared/apollo';
import { Line, LineList } from './LineList';
import { PendingLines } from './Pending';
import { QuerySection } from './QuerySection';
import { Nothing, Section, SectionLink } from './Section';

/** Number of the last records that a page of another entity shows. */
export const LATEST = 5;

/** Content of the line of a record. */
interface RecordLine {
  readonly id: string;
  /** Address of its detail. */
  readonly to: string;
  readonly title: string;
  /** Below the title; what is missing is left out. */
  readonly details: readonly (string | null | undefined)[];
  readonly amount: string;
  readonly status: ReactNode;
}

interface LatestRecordsProps<Row> {
  readonly query: QueryResult;
  readonly rows: readonly Row[] | null | undefined;
  /** Address of the list of all of them. */
  readonly to: string;
  readonly texts: {
    readonly title: string;
    /** Text of the link to all of them. */
    readonly all: string;
    readonly none: string;
    readonly failed: string;
    readonly unknown: string;
  };
  /** Number of them that there most often are, up to `LATEST`: as many lines stand there until they have come. */
  readonly usual: number;
  readonly lineOf: (row: Row) => RecordLine;
}

/** The last records of another entity, a line each, and the way to all of them. */
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
