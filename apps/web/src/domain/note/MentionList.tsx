import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { noteTexts as texts } from './note.texts';
import type { Colleague } from './typed-mention';

interface MentionListProps {
  /** Identifier of the list. That of an option is `<id>-<place>`. */
  readonly id: string;
  /** Field above which the list lies. */
  readonly field: HTMLElement;
  readonly colleagues: readonly Colleague[];
  /** True if more colleagues match than the list has. */
  readonly hasMore: boolean;
  /** Place of the highlighted colleague. */
  readonly active: number;
  readonly onTake: (colleague: Colleague) => void;
}

/** Padding of the field's frame, in pixels. The list is as wide as the frame. */
const PADDING = 12;

/** List of colleagues above the field of a note, so that it does not cover the buttons of the form. The focus stays in the field. */
export const MentionList = ({ id, field, colleagues, hasMore, active, onTake }: MentionListProps) => (
  <Popper open anchorEl={field} placement="top-start" sx={{ zIndex: 'modal', width: field.clientWidth + 2 * PADDING }}>
    {/* the field would lose the focus */}
    <Paper elevation={8} onMouseDown={(event) => event.preventDefault()}>
      <MenuList id={id} role="listbox" aria-label={texts.colleagues} disablePadding>
        {colleagues.map((colleague, place) => (
          <MenuItem
            key={colleague.mention}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === active}
            selected={place === active}
            tabIndex={-1}
            dense
            sx={{ minHeight: { xs: 44, sm: 34 } }} // room for a finger on a phone
            onClick={() => onTake(colleague)}
          >
            <Typography variant="inherit" noWrap>
              {colleague.name !== null && `${colleague.name} `}
              <Typography
                variant="inherit"
                component="span"
                color={colleague.name === null ? undefined : 'textSecondary'}
              >
                {`@${colleague.mention}`}
              </Typography>
            </Typography>
          </MenuItem>
        ))}
      </MenuList>
      {hasMore && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ px: 2, py: 0.75 }}>
          {texts.moreColleagues}
        </Typography>
      )}
    </Paper>
  </Popper>
);
