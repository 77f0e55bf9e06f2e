import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { hiddenColumns, useColumnChoices } from '@/shared/columns';
import { listsOf, useFeatures } from '@/shared/feature/feature';
import { EmptyState } from '@/shared/feedback';
import { usePreference } from '@/shared/preferences';
import type { ListPlace } from '@/shared/views';
import { profileTexts as texts } from './profile.texts';

type NamedList = Pick<ListPlace, 'key' | 'title'>;

/** Lists inside pages, to which no link of the menu leads. */
const innerLists: readonly NamedList[] = Object.entries(texts.innerLists).map(([key, title]) => ({ key, title }));

const ColumnsOfList = ({ list: { key, title } }: { readonly list: NamedList }) => {
  const { hidden, setHidden } = useColumnChoices(key);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
      <Box sx={{ mr: 'auto', minWidth: 0 }}>
        <Typography variant="subtitle1" component="p">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {texts.hiddenColumns(hidden.length)}
        </Typography>
      </Box>
      <Button size="small" aria-label={texts.resetColumnsOf(title)} onClick={() => setHidden([])}>
        {texts.resetColumns}
      </Button>
    </Box>
  );
};

/** Lists in which the person hid columns, each with a button that shows those columns again. */
export const ColumnsOfLists = () => {
  const [all] = usePreference(hiddenColumns);
  const changed = [...listsOf(useFeatures()), ...innerLists].filter(({ key }) => (all[key] ?? []).length > 0);
  if (changed.length === 0) return <EmptyState title={texts.noColumns} detail={texts.noColumnsHint} />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {changed.map((list) => (
        <ColumnsOfList key={list.key} list={list} />
      ))}
    </Box>
  );
};
