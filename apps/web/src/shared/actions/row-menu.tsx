import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import { createContext, useContext } from 'react';
import { createPortal } from 'react-dom';
import { copyText } from '@/shared/feedback';
import { lateOpened } from '@/shared/late-code';
import { RowButton } from '@/shared/RowButton';
import type { ActionName } from './action-names.generated';
import type { MenuLine } from './ActionItems';
import type { OfferedEntity } from './offered-actions';
import type { RowMenuProps } from './row-menu-props';
import type { RowMenuButtons } from './RowMenuButtons';

export type { MenuLine } from './ActionItems';

interface CopyTexts {
  readonly copyId: string;
  readonly idCopied: string;
}

/**
 * Returns the line that copies an identifier of a row.
 * @param label replaces `copyId` of the texts
 */
export const copyLine = (words: CopyTexts, id: string, label: string = words.copyId): MenuLine => ({
  label,
  icon: <ContentCopy />,
  run: () => void copyText(id, words.idCopied),
});

/** Loaded lazily, before the first menu opens. */
const OpenedMenu = lateOpened(async () => (await import('./OpenRowMenu')).WithOpenRowMenu);

/** Panel with the menu of its row in its head, and the first actions as buttons below it. */
interface MenuPanel {
  /** Element of the head for the button of the menu. */
  readonly place: HTMLElement;
  /** Component of the buttons. The panel brings its code, which no table needs. */
  readonly Buttons: typeof RowMenuButtons;
}

const MenuPanelContext = createContext<MenuPanel | null>(null);

/** Makes the row menus inside it those of a panel. */
export const InMenuPanel = MenuPanelContext.Provider;

/** Returns true inside the panel of a row. */
export const useIsInPanel = (): boolean => useContext(MenuPanelContext) !== null;

/** Menu of a row: its own lines, the lines of `MoreLines`, then the actions that the gateway offers. */
export const RowMenu = <Name extends ActionName, Entity extends OfferedEntity>({
  label,
  asked,
  ...row
}: RowMenuProps<Name, Entity>) => {
  const panel = useContext(MenuPanelContext);
  const button = (
    <RowButton label={label} onNear={OpenedMenu.preload}>
      {(menu) => (
        <OpenedMenu onClose={menu.onClose}>{(Opened) => <Opened {...row} asked={asked} menu={menu} />}</OpenedMenu>
      )}
    </RowButton>
  );
  if (panel === null) return button;
  const { place, Buttons } = panel;
  return (
    <>
      <Buttons {...row} asked={asked} />
      {createPortal(button, place)}
    </>
  );
};
