import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { listsOf, useFeatures } from '@/shared/feature/feature';
import { EmptyState } from '@/shared/feedback';
import { usePreference } from '@/shared/preferences';
import {
  savedViews,
  useSharedViews,
  ViewName,
  viewPath,
  ViewRow,
  type ListPlace,
  type SavedView,
} from '@/shared/views';
import { profileTexts as texts } from './profile.texts';

interface ViewsOfListProps {
  readonly list: ListPlace;
  readonly views: readonly SavedView[];
  readonly defaultView: string | null;
}

const ViewsOfList = ({ list, views, defaultView }: ViewsOfListProps) => {
  const { own } = useSharedViews();
  return (
    <Box sx={{ '& + &': { mt: 2 } }}>
      <Typography component="h3" variant="subtitle1">
        {list.title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {views.map((view) => {
          const path = viewPath(list, view.search);
          return (
            <ViewRow key={view.name} list={list.key} view={view} path={path}>
              <Link component={RouterLink} to={path} sx={{ minWidth: 0 }}>
                <ViewName
                  name={view.name}
                  isDefault={view.name === defaultView}
                  isShared={view.id !== undefined && Object.hasOwn(own, view.id)}
                />
              </Link>
            </ViewRow>
          );
        })}
      </Box>
    </Box>
  );
};

/** Saved views of the person, by list. */
export const ViewsOfLists = () => {
  const [all] = usePreference(savedViews);
  const kept = listsOf(useFeatures()).flatMap((list) => {
    const ofList = all[list.key];
    return ofList && ofList.views.length > 0 ? [{ list, ...ofList }] : [];
  });
  if (kept.length === 0) return <EmptyState title={texts.noViews} detail={texts.noViewsHint} />;
  return kept.map((ofList) => <ViewsOfList key={ofList.list.key} {...ofList} />);
};
