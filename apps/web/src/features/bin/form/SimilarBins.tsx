import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { skipToken } from '@/shared/apollo';
import { LATEST, Line, LineList, Nothing, QuerySection, Section } from '@/shared/detail';
import { useDebounced } from '@/shared/use-debounced';
import { binSummary } from '../bin-summary';
import { similarBinsTexts as texts } from '../bin.texts';
import { useBinsPageQuery } from '../list/BinsPage.generated';

/** Number of first digits that similar BINs share. BINs of one issuer mostly do. */
const SHARED_DIGITS = 4;

/** Milliseconds after the last digit before the search, as in lists. */
const PAUSE_MS = 300;

interface SimilarBinsProps {
  /** Digits in the form. */
  readonly number: string;
  /** True for a BIN that exists already. */
  readonly exists: boolean;
}

/** Section beside the form with BINs that begin alike: how they are configured, and whether a new one exists already. */
export const SimilarBins = ({ number, exists }: SimilarBinsProps) => {
  const digits = useDebounced(number, PAUSE_MS);
  const start = digits.slice(0, SHARED_DIGITS);
  const isAsked = start.length === SHARED_DIGITS;
  const query = useBinsPageQuery(
    isAsked ? { variables: { filter: { search: start }, page: 1, limit: 100, sorts: null } } : skipToken,
  );
  const alike = query.data?.page?.rows.filter(({ id }) => id.startsWith(start));
  const known = exists ? undefined : alike?.find(({ id }) => id === digits);
  const others = alike?.filter(({ id }) => id !== digits).slice(0, LATEST);
  return (
    <Section title={texts.title}>
      {known && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {texts.known}{' '}
          <Link component={RouterLink} to={routes.bin.href(known.id)} color="inherit">
            {texts.open}
          </Link>
        </Alert>
      )}
      {isAsked ? (
        <QuerySection query={query} data={others} texts={texts}>
          {(found) =>
            found.length === 0 ? (
              <Nothing>{texts.none}</Nothing>
            ) : (
              <LineList>
                {found.map((bin) => (
                  <Line
                    key={bin.id}
                    title={
                      <Link component={RouterLink} to={`${routes.bin.href(bin.id)}?ver=1`} color="inherit">
                        {bin.id}
                      </Link>
                    }
                    detail={binSummary(bin)}
                  />
                ))}
              </LineList>
            )
          }
        </QuerySection>
      ) : (
        <Nothing>{texts.hint}</Nothing>
      )}
    </Section>
  );
};
