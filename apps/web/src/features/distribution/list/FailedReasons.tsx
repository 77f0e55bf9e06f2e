import Check from '@mui/icons-material/CheckRounded';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { Selection } from '@/shared/list';
import { distributionsTexts as texts } from '../distribution.texts';
import { readableMessage } from '../status-message';

interface Failed {
  readonly id: string;
  readonly statusDetail: string | null;
}

interface FailedReasonsProps<Row extends Failed> {
  readonly rows: readonly Row[];
  readonly selection: Selection<Row>;
}

/** Groups the ids of the rows by reason, most frequent reason first. */
const byReason = (rows: readonly Failed[]): readonly (readonly [reason: string, ids: ReadonlySet<string>])[] => {
  const groups = new Map<string, Set<string>>();
  for (const { id, statusDetail } of rows) {
    if (statusDetail === null) continue;
    const reason = readableMessage(statusDetail);
    groups.set(reason, (groups.get(reason) ?? new Set()).add(id));
  }
  return [...groups].toSorted(([, a], [, b]) => b.size - a.size);
};

/**
 * Menu with the reasons of the failures on this page. A reason selects its rows, so that they can be reprocessed
 * together; the chosen reason clears the selection.
 */
export const FailedReasons = <Row extends Failed>({ rows, selection }: FailedReasonsProps<Row>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const reasons = byReason(rows);
  if (reasons.length === 0) return null;
  const isChosen = (ids: ReadonlySet<string>): boolean =>
    selection.matching === undefined && selection.count === ids.size && [...ids].every((id) => selection.ids.has(id));
  const choose = (ids: ReadonlySet<string>) => () => {
    setAnchor(null);
    if (isChosen(ids)) selection.clear();
    else selection.choose(ids);
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {texts.byReason}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': texts.reasons } }}
      >
        {reasons.map(([reason, ids]) => (
          <MenuItem key={reason} role="menuitemradio" aria-checked={isChosen(ids)} onClick={choose(ids)}>
            <ListItemIcon>{isChosen(ids) && <Check fontSize="small" />}</ListItemIcon>
            {texts.ofReason(reason, ids.size)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
