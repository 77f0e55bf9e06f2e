import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { useScreenTitle } from '@/shared/auth';
import { EmptyState, LoadingRows } from '@/shared/feedback';
import { withoutAccents } from '@/shared/format';
import { HelpEntries, useTopics, type HelpTopic } from '@/shared/help';
import { runCommand } from '@/shared/keyboard';
import { useSettings } from '@/shared/settings';
import { texts as commonTexts } from '@/shared/texts';
import { helpTexts as texts } from './help.texts';

/** Returns the entries that contain every word of a text, without empty topics. */
const matching = (topics: readonly HelpTopic[], text: string): readonly HelpTopic[] => {
  const words = plain(text).split(' ').filter(Boolean);
  const fits = (...said: readonly string[]) => words.every((word) => plain(said.join(' ')).includes(word));
  return topics.flatMap(({ title, statuses = [], terms = [] }) => {
    const found = {
      title,
      statuses: statuses.filter(({ display, meaning }) => fits(title, display.label, meaning)),
      terms: terms.filter(({ term, meaning }) => fits(title, term, meaning)),
    };
    return found.statuses.length + found.terms.length === 0 ? [] : [found];
  });
};

const plain = (text: string): string => withoutAccents(text).toLowerCase();

const Topic = ({ title, ...entries }: HelpTopic) => {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Typography id={titleId} component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <HelpEntries {...entries} />
    </Card>
  );
};

/** Page with terms and statuses of all features, and links to keys, permissions and support. */
export const HelpPage = () => {
  const title = useScreenTitle();
  const { topics, failed, retry } = useTopics();
  const { supportUrl } = useSettings();
  const [text, setText] = useState('');
  const found = topics && matching(topics, text);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 1200 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h1" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        <Button variant="outlined" color="inherit" onClick={() => runCommand('sheet')}>
          {texts.keys}
        </Button>
        <Button component={Link} to={routes.permissions.path} variant="outlined" color="inherit">
          {texts.permissions}
        </Button>
        {supportUrl !== '' && (
          <Button href={supportUrl} target="_blank" rel="noreferrer" variant="outlined" color="inherit">
            {texts.support}
          </Button>
        )}
      </Box>
      <TextField
        type="search"
        label={texts.search}
        value={text}
        onChange={({ target }) => setText(target.value)}
        sx={{ maxWidth: 480 }}
      />
      {found === undefined && !failed && <LoadingRows />}
      {failed && (
        <EmptyState title={texts.failed}>
          <Button variant="outlined" color="inherit" onClick={retry}>
            {commonTexts.retry}
          </Button>
        </EmptyState>
      )}
      {found?.length === 0 && <EmptyState title={texts.none} detail={texts.noneHint} />}
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {found?.map((topic) => (
          <Topic key={topic.title} {...topic} />
        ))}
      </Box>
    </Box>
  );
};
