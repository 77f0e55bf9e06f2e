import Check from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts as commonTexts } from '@/shared/texts';
import type { ShownList, ViewStarter } from './list-place';
import { useViews } from './use-views';
import { useSharedViews } from './shared-views';
import { SharedViewRows } from './SharedViewRows';
import { ViewDialog } from './ViewDialog';
import { ViewName, ViewRow } from './ViewRow';
import type { SavedView } from './views';
import { viewsTexts as texts } from './views.texts';

interface ViewButtonProps {
  readonly view: Pick<SavedView, 'name'>;
  readonly isShown: boolean;
  readonly isDefault?: boolean;
  readonly isShared?: boolean;
  /** Name of the owner, for another person's view. */
  readonly owner?: string;
  readonly onShow: () => void;
}

const ViewButton = ({
  view: { name },
  isShown,
  isDefault = false,
  isShared = false,
  owner,
  onShow,
}: ViewButtonProps) => (
  <ButtonBase
    aria-current={isShown}
    onClick={onShow}
    sx={{
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr)',
      gap: 1,
      justifyContent: 'start',
      textAlign: 'left',
      minHeight: 36,
      px: 1,
      borderRadius: '8px',
      '&:hover': { bgcolor: 'surface.sunken' },
    }}
  >
    {isShown ? <Check aria-hidden fontSize="small" color="primary" /> : <span />}
    <Box component="span" sx={{ minWidth: 0 }}>
      <ViewName name={name} isDefault={isDefault} isShared={isShared} />
      {owner !== undefined && (
        <Typography component="span" variant="caption" color="textSecondary" noWrap sx={{ display: 'block' }}>
          {texts.of(owner)}
        </Typography>
      )}
    </Box>
  </ButtonBase>
);

interface ViewsPopoverProps {
  readonly list: ShownList;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

interface StartersProps extends Pick<ViewsPopoverProps, 'list' | 'onClose'> {
  readonly starters: readonly ViewStarter[];
}

/** Searches to begin with. They apply at once; a person saves one like any other search. */
const Starters = ({ list, starters, onClose }: StartersProps) => (
  <>
    <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1.5, fontWeight: 560 }}>
      {texts.starters}
    </Typography>
    <Box component="ul" sx={{ mx: -1, my: 0, p: 0, listStyle: 'none', '& > li': { display: 'grid' } }}>
      {starters.map(({ name, search }) => (
        <li key={name}>
          <ViewButton
            view={{ name }}
            isShown={false}
            onShow={() => {
              list.show(search);
              onClose();
            }}
          />
        </li>
      ))}
    </Box>
  </>
);

/**
 * Popover with the views of a list, of which the shown one is checked. A button saves the current filters as another
 * view.
 */
export const ViewsPopover = ({ list, anchor, onClose }: ViewsPopoverProps) => {
  const { views, defaultView, save } = useViews(list.key);
  const { own } = useSharedViews();
  const [saving, setSaving] = useState(false);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': commonTexts.views, sx: { width: 320, mt: 0.5 } } }}
    >
      {views.length === 0 ? (
        <Box sx={{ px: 2, py: 1.5 }}>
          <Typography sx={{ fontWeight: 560 }}>{texts.none}</Typography>
          <Typography variant="body2" color="textSecondary">
            {texts.noneHint}
          </Typography>
          {list.starters && <Starters list={list} starters={list.starters} onClose={onClose} />}
        </Box>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0.75, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}>
          {views.map((view) => (
            <ViewRow
              key={view.name}
              list={list.key}
              path={list.pathOf(view.search)}
              view={view}
              replacement={view.search === list.search ? undefined : list.search}
              onRemoved={onClose}
            >
              <ViewButton
                view={view}
                isShown={view.search === list.search}
                isDefault={view.name === defaultView}
                isShared={view.id !== undefined && Object.hasOwn(own, view.id)}
                onShow={() => {
                  list.show(view.search);
                  onClose();
                }}
              />
            </ViewRow>
          ))}
        </Box>
      )}
      <SharedViewRows list={list}>
        {(view) => (
          <ViewButton
            view={view}
            owner={view.owner}
            isShown={view.search === list.search}
            onShow={() => {
              list.show(view.search);
              onClose();
            }}
          />
        )}
      </SharedViewRows>
      <Divider />
      <Box sx={{ p: 0.75 }}>
        <Button fullWidth onClick={() => setSaving(true)}>
          {texts.save}
        </Button>
      </Box>
      {saving && (
        <ViewDialog
          title={texts.save}
          initial={{ name: '', defaultView: false }}
          taken={views.map(({ name }) => name)}
          search={list.search}
          onSubmit={(choice) => {
            save(choice, list.search);
            onClose();
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </Popover>
  );
};
