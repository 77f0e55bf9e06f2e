import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { skipToken } from '@/shared/apollo';
import { readClock } from '@/shared/format';
import { warningTexts as texts } from '../tax-form.texts';
import { warningsAbout, type Presentation } from './presentation-warnings';
import { usePresentationsOfQuery } from './Presentations.generated';

/** Loads the current warnings about a presentation. `known` is true once the query has answered or failed. */
export const usePresentationWarnings = (presentation: Presentation | undefined) => {
  const { data, error } = usePresentationsOfQuery(
    presentation ? { variables: { period: presentation.period }, fetchPolicy: 'network-only' } : skipToken,
  );
  if (!presentation) return { known: false, warnings: null };
  if (error) return { known: true, warnings: <Alert severity="warning">{texts.failed}</Alert> };
  if (!data) return { known: false, warnings: <Typography variant="body2">{texts.reading}</Typography> };
  const all = warningsAbout(presentation, data, readClock());
  return {
    known: true,
    warnings: all.length > 0 && (
      <Alert severity="warning">
        {all.map((text) => (
          <Typography key={text}>{text}</Typography>
        ))}
      </Alert>
    ),
  };
};
